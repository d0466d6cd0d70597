/** Every mail about an appointment; a notice is the owner's side of one. */
export const mailKinds = [
  'confirmation',
  'notice',
  'moved',
  'moved-notice',
  'cancelled',
  'cancelled-notice',
  'reminder',
] as const;
export type MailKind = (typeof mailKinds)[number];
