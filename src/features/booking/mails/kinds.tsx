/** The kinds of mails about an appointment; notices go to the owner. */
export const mailKinds = [
  'confirmation',
  'notice',
  'request',
  'request-notice',
  'request-due',
  'approved-notice',
  'moved',
  'moved-notice',
  'cancelled',
  'cancelled-notice',
  'reminder',
  'follow-up',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Those that wait for a time that the owner has set. */
export const plannedKinds = ['reminder', 'follow-up'] as const satisfies MailKind[];
