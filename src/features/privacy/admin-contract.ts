/** Why personal data was erased: the owner was asked to, or its time had come. */
export const erasureCauses = ['request', 'retention'] as const;
export type ErasureCause = (typeof erasureCauses)[number];

/** How many of each kind were erased. */
export interface Erased {
  reservations: number;
  applications: number;
  messages: number;
  mails: number;
}
