/** Every mail about an appointment; a notice is the owner's side of one. */
export type MailKind =
  | 'confirmation'
  | 'notice'
  | 'moved'
  | 'moved-notice'
  | 'cancelled'
  | 'cancelled-notice'
  | 'reminder';
