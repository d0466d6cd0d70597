import { followedStatuses, isOpen, type ReservationStatus } from '../rules';
import type { ReservationRow, TokenPurpose } from '../table';

type Appointment = Pick<ReservationRow, 'status' | 'startsAt' | 'endsAt'>;

interface Kind {
  audience: 'visitor' | 'owner';
  /** What the mail's link is for: `manage` lets the visitor move or cancel, `answer` lets the owner confirm or decline. */
  link?: TokenPurpose;
  /**
   * Only for mails that are planned for later: the appointment's statuses in which the mail is still true when it is due. A mail
   * without this list is true until a later change of the appointment, which sends its own mail.
   */
  waitsIn?: readonly ReservationStatus[];
  /** Whether the mail is still true, so that the owner can send it again. */
  resendable: (appointment: Appointment, now: Date) => boolean;
}

const isAhead = ({ startsAt }: Appointment, now: Date) => startsAt > now;
const isConfirmed = ({ status }: Appointment) => status === 'confirmed';
const isConfirmedAhead = (appointment: Appointment, now: Date) =>
  isConfirmed(appointment) && isAhead(appointment, now);
const isRequestAhead = (appointment: Appointment, now: Date) =>
  appointment.status === 'pending' && isAhead(appointment, now);
const isCancelled = ({ status }: Appointment) => status === 'cancelled';

export const appointmentMails = {
  confirmation: { audience: 'visitor', link: 'manage', resendable: isConfirmedAhead },
  notice: { audience: 'owner', resendable: isConfirmed },
  request: { audience: 'visitor', link: 'manage', resendable: isRequestAhead },
  'request-notice': { audience: 'owner', link: 'answer', resendable: isRequestAhead },
  'request-due': { audience: 'owner', link: 'answer', waitsIn: ['pending'], resendable: isRequestAhead },
  'approved-notice': { audience: 'owner', resendable: isConfirmed },
  moved: {
    audience: 'visitor',
    link: 'manage',
    resendable: (appointment, now) => isOpen(appointment.status) && isAhead(appointment, now),
  },
  'moved-notice': {
    audience: 'owner',
    link: 'answer',
    resendable: (appointment, now) => isConfirmed(appointment) || isRequestAhead(appointment, now),
  },
  cancelled: { audience: 'visitor', resendable: isCancelled },
  'cancelled-notice': { audience: 'owner', resendable: isCancelled },
  reminder: { audience: 'visitor', link: 'manage', waitsIn: ['confirmed'], resendable: isConfirmedAhead },
  'follow-up': {
    audience: 'visitor',
    waitsIn: followedStatuses,
    resendable: ({ status, endsAt }, now) =>
      followedStatuses.some((each) => each === status) && endsAt <= now,
  },
} as const satisfies Record<string, Kind>;

export type MailKind = keyof typeof appointmentMails;
export const mailKinds = Object.keys(appointmentMails) as MailKind[];
export const kindOf = (kind: MailKind): Kind => appointmentMails[kind];

/** The kinds of mails that are planned for later. */
export const waitingKinds = mailKinds.filter((kind) => kindOf(kind).waitsIn);

/** Whether a mail can be sent again: it is still true, and the visitor's data was not erased. */
export const isResendable = (
  kind: string,
  row: Appointment & Pick<ReservationRow, 'erasedAt'>,
  now: Date,
): boolean =>
  !row.erasedAt && Object.hasOwn(appointmentMails, kind) && kindOf(kind as MailKind).resendable(row, now);
