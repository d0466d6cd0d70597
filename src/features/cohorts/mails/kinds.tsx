/** The kinds of mails about an enrolment; the notices go to the owner, all others to the person. */
export const enrolmentMailKinds = [
  'enrolment-confirmed',
  'enrolment-waiting',
  'enrolment-offer',
  'enrolment-changed',
  'enrolment-left',
  'enrolment-removed',
  'enrolment-cancelled',
  'enrolment-reminder',
  'enrolment-certificate',
  'enrolment-notice',
  'enrolment-left-notice',
] as const;
export type EnrolmentMail = (typeof enrolmentMailKinds)[number];

/** To the owner, about a cohort: too few have enrolled. */
export const shortMail = 'cohort-short';
