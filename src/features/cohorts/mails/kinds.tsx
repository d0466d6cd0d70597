import { type EnrolmentStatus, liveStatuses } from '../rules';

interface Kind {
  audience: 'visitor' | 'owner';
  /** The enrolment's statuses in which the mail is true. */
  trueIn: readonly EnrolmentStatus[];
  /** Whether the mail links to the person's own page. A mail that says that the enrolment has ended doesn't. */
  hasLink?: boolean;
  /** Whether a stranger can cause the mail, by enrolling somebody else's address, or by leaving with the link in the response. */
  causedByStranger?: boolean;
}

const enrolmentMails = {
  'enrolment-confirmed': { audience: 'visitor', trueIn: ['enrolled'], hasLink: true, causedByStranger: true },
  'enrolment-waiting': { audience: 'visitor', trueIn: ['waiting'], hasLink: true, causedByStranger: true },
  'enrolment-offer': { audience: 'visitor', trueIn: ['offered'], hasLink: true },
  'enrolment-changed': { audience: 'visitor', trueIn: [...liveStatuses, 'finished'], hasLink: true },
  'enrolment-left': { audience: 'visitor', trueIn: ['left'], causedByStranger: true },
  'enrolment-removed': { audience: 'visitor', trueIn: ['removed'] },
  'enrolment-cancelled': { audience: 'visitor', trueIn: ['cancelled'] },
  'enrolment-reminder': { audience: 'visitor', trueIn: ['enrolled'], hasLink: true },
  'enrolment-certificate': { audience: 'visitor', trueIn: ['finished'], hasLink: true },
  'enrolment-notice': { audience: 'owner', trueIn: liveStatuses },
  'enrolment-left-notice': { audience: 'owner', trueIn: ['left'] },
} as const satisfies Record<string, Kind>;

export type EnrolmentMail = keyof typeof enrolmentMails;
export const enrolmentMailKinds = Object.keys(enrolmentMails) as EnrolmentMail[];
export const kindOf = (kind: EnrolmentMail): Kind => enrolmentMails[kind];
export const isEnrolmentMail = (kind: string): kind is EnrolmentMail => Object.hasOwn(enrolmentMails, kind);

/** The kind of the mail that tells the owner that too few have enrolled in a cohort. */
export const shortMail = 'cohort-short';
