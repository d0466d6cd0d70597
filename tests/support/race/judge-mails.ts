import { type Finding, found } from './judge-database.ts';
import type { Appointment, Enrolment, World } from './world.ts';

/** The address to which notices to the owner go. */
export const ownersAddress = 'owner@race.example';

/** A row of the outbox. */
interface Mail {
  id: string;
  kind: string;
  about: string;
  sequence: number;
  state: string;
}

/** A mail that must exist because of what was acknowledged to visitors. */
interface Due {
  kind: string;
  about: string;
  sequence: number;
  /** How many such mails there may be: mostly one; other numbers where a response was lost, or a thing can happen twice. */
  least: number;
  most: number;
  to: string;
  /** Whether it tells the final state. Only such a mail must arrive; an earlier one may be replaced by a later one. */
  isLast: boolean;
  /** Another kind of mail that may arrive in its place. */
  orKind?: string;
}

/** How many mails may arrive twice: those that a process was sending when it was killed. Each process sends two at a time. */
export const mostCopies = 2;

export interface MailVerdict {
  findings: Finding[];
  /** How many different mails arrived. */
  arrived: number;
  /** Mails that arrived once more under the same Message-ID. */
  copies: number;
  /** How many were left out, because a later one replaced them. */
  replaced: number;
}

/** Compares the outbox, and the mails that arrived, with what was acknowledged to visitors. */
export async function judgeMails(world: World): Promise<MailVerdict> {
  const { database, sink } = world;
  const { rows } = await database.query<Mail>(
    `select id, kind, about, sequence, state from mail_outbox where kind <> 'reminder'`,
  );
  const due = [
    ...[...world.appointments.values()].flatMap(dueOfAppointment),
    ...[...world.enrolments.values()].flatMap(dueOfEnrolment),
    ...(await dueOfWaiters(world)),
  ];
  const byKey = new Map(due.map((each) => [keyOf(each), each]));
  const abouts = new Set(due.map(({ about }) => about));
  const written = Map.groupBy(
    rows.filter(({ about }) => abouts.has(about)),
    keyOf,
  );
  const arrivals = new Map([...sink.arrivals].map(([id, arrival]) => [id.split('@')[0], arrival]));
  const mailsOf = (each: Pick<Mail, 'kind' | 'about' | 'sequence'>) => written.get(keyOf(each)) ?? [];
  const hasArrived = (each: Due) => mailsOf(each).some(({ id }) => arrivals.has(id));
  const isMissing = (each: Due) =>
    mailsOf(each).length < each.least ||
    (each.isLast && !hasArrived(each) && !(each.orKind && hasArrived({ ...each, kind: each.orKind })));
  const isAstray = (mail: Mail) => {
    const to = arrivals.get(mail.id)?.to;
    return to !== undefined && to !== byKey.get(keyOf(mail))?.to;
  };
  const all = [...written.values()].flat();
  return {
    findings: [
      found('mails that are due and were not sent', due.filter(isMissing)),
      found(
        'mails that say the same twice',
        due.filter((each) => mailsOf(each).length > each.most),
      ),
      found(
        'mails that nothing acknowledged has caused',
        all.filter((mail) => !byKey.has(keyOf(mail))),
      ),
      found('mails that went to somebody else', all.filter(isAstray)),
      found(
        'mails marked as sent that never arrived',
        all.filter(({ id, state }) => state === 'sent' && !arrivals.has(id)),
      ),
      found(
        'mails that are given up or held back',
        all.filter(({ state }) => !['sent', 'dropped'].includes(state)),
      ),
    ],
    arrived: arrivals.size,
    copies: [...arrivals.values()].reduce((sum, { copies }) => sum + copies - 1, 0),
    replaced: all.filter(({ state }) => state === 'dropped').length,
  };
}

const keyOf = ({ kind, about, sequence }: Pick<Mail, 'kind' | 'about' | 'sequence'>) =>
  `${about} ${kind} ${sequence}`;

/** Two mails for the booking, and two for each change: one to the person, one to the owner. */
function dueOfAppointment({ id, email, changes }: Appointment): Due[] {
  const told = [['confirmation', 'notice'], ...changes.map((change) => [change, `${change}-notice`])];
  return told.flatMap(([kind = '', notice = ''], sequence) => {
    const common = { about: id, sequence, ...once, isLast: sequence === changes.length };
    return [
      { ...common, kind, to: email },
      { ...common, kind: notice, to: ownersAddress },
    ];
  });
}

const once = { least: 1, most: 1 };
const perhaps = { least: 0, most: 1 };

/** The mails about an enrolment. The owner gets one when somebody enrols, and one each when a seat is taken or given up. */
function dueOfEnrolment({ id, email, status, waited, hadSeat }: Enrolment): Due[] {
  const mail = (kind: string, isLast: boolean, count = once): Due => ({
    kind,
    about: id,
    sequence: 0,
    ...count,
    isLast,
    to: kind.endsWith('-notice') ? ownersAddress : email,
  });
  const hasLeft = status === 'left';
  const seat = hadSeat === undefined ? perhaps : once;
  const couldHaveSeat = hadSeat !== false;
  const notices = waited && couldHaveSeat ? { least: 1 + seat.least, most: 2 } : once;
  return [
    ...(waited
      ? [
          { ...mail('enrolment-waiting', status === 'waiting'), orKind: 'enrolment-offer' },
          mail('enrolment-offer', false, perhaps),
        ]
      : []),
    ...(couldHaveSeat ? [mail('enrolment-confirmed', status === 'enrolled', seat)] : []),
    mail('enrolment-notice', !hasLeft, notices),
    ...(hasLeft ? [mail('enrolment-left', true)] : []),
    ...(hasLeft && couldHaveSeat ? [mail('enrolment-left-notice', hadSeat === true, seat)] : []),
  ];
}

/** The mails to people in the waiting list: a request to confirm for each time they joined, and one mail for each offer. */
async function dueOfWaiters({ joined, database }: World): Promise<Due[]> {
  const { rows } = await database.query<{ id: string; email: string; offers: string }>(
    'select id, email, (select count(*) from slot_holds h where h.held_for = e.id) as offers from waiting_entries e',
  );
  return rows.flatMap(({ id, email, offers }) => {
    const mail = { about: id, sequence: 0, to: email };
    const count = Number(offers);
    return [
      { ...mail, kind: 'waiting-confirm', least: 1, most: joined.get(email) ?? 1, isLast: true },
      { ...mail, kind: 'waiting-offer', least: count, most: count, isLast: false },
    ];
  });
}
