import { followedStatuses, isOpen, type ReservationStatus } from '../rules';
import type { ReservationRow, TokenPurpose } from '../table';

type Appointment = Pick<ReservationRow, 'status' | 'startsAt' | 'endsAt'>;

interface Kind {
  audience: 'visitor' | 'owner';
  /** What its link is for: the visitor's to move or cancel, the owner's to confirm or decline. */
  link?: TokenPurpose;
  /** Of a mail that waits for its time: the statuses in which it is true then. The others are true until a later change, which has its own. */
  waitsIn?: readonly ReservationStatus[];
  /** Whether it would still be true, so that the owner can send it again. */
  resendable: (appointment: Appointment, now: Date) => boolean;
}

const isAhead = ({ startsAt }: Appointment, now: Date) => startsAt > now;
const isConfirmed = ({ status }: Appointment) => status === 'confirmed';
const isConfirmedAhead = (appointment: Appointment, now: Date) =>
  isConfirmed(appointment) && isAhead(appointment, now);
const isRequestAhead = (appointment: Appointment, now: Date) =>
  appointment.status === 'pending' && isAhead(appointment, now);
const isCancelled = ({ status }: Appointment) => status === 'cancelled';

/** The kinds of mails about an appointment. */
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

/** Those that wait for their time. */
export const waitingKinds = mailKinds.filter((kind) => kindOf(kind).waitsIn);

/** Whether a mail can be sent again: it is still true, and its visitor was not erased. */
export const isResendable = (
  kind: string,
  row: Appointment & Pick<ReservationRow, 'erasedAt'>,
  now: Date,
): boolean =>
  !row.erasedAt && Object.hasOwn(appointmentMails, kind) && kindOf(kind as MailKind).resendable(row, now);
