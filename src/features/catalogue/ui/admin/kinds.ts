/** The kinds of items of the services room, in the order of their links. */
export const serviceKinds = [
  'consulting',
  'packages',
  'training',
  'corporate',
  'consulting-categories',
  'training-categories',
] as const;
export type ServiceKind = (typeof serviceKinds)[number];

export const nounOfKind: Record<ServiceKind, string> = {
  consulting: 'consulting-services',
  packages: 'consulting-packages',
  training: 'training-services',
  corporate: 'corporate-programs',
  'consulting-categories': 'consulting-categories',
  'training-categories': 'training-categories',
};
