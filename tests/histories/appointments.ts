import { day, hour, minute } from './days';
import { isLive } from './free';
import { post, remindersOf, withdraw } from './mails';
import { giveBack } from './packages';
import { type Appointment, type Service, serviceOf, type World } from './world';

const mailsAfter = {
  created: ['confirmation', 'notice'],
  requested: ['request', 'request-notice'],
  approved: ['confirmation', 'approved-notice'],
  moved: ['moved', 'moved-notice'],
  cancelled: ['cancelled', 'cancelled-notice'],
};

/** Plans the mails after an event: to visitor and owner, an appointment's reminders, and a reminder of an open request. */
function tell(world: World, appointment: Appointment, event: keyof typeof mailsAfter): void {
  const { id, status, start, until, sequence } = appointment;
  const told = { start, sequence };
  withdraw(world, id, 'reminder', 'request-due');
  for (const kind of mailsAfter[event]) post(world, id, kind, told);
  if (status === 'pending') {
    const dayBefore = until - day;
    const due = dayBefore > world.now ? dayBefore : Math.trunc((until + world.now) / 2);
    post(world, id, 'request-due', { ...told, due });
  }
  if (status === 'confirmed')
    for (const due of remindersOf(start, world.rule.reminders, world.now))
      post(world, id, 'reminder', { ...told, due });
}

/** Until when a request that is made now holds its time. */
function lapses({ rule, now }: World, start: number): number {
  const at = now + rule.requestHours * hour;
  return rule.requestHours > 0 && at < start ? at : start;
}

/** Makes an appointment, or a request where the owner approves each appointment of the service. */
export function make(
  world: World,
  id: string,
  service: Service,
  { start, person, balance = null }: { start: number; person: number; balance?: string | null },
): void {
  const appointment: Appointment = {
    ...{ id, person, start, balance, service: service.id, sequence: 0, moves: [] },
    end: start + service.minutes * minute,
    status: service.approval ? 'pending' : 'confirmed',
    until: service.approval ? lapses(world, start) : start,
  };
  world.appointments.push(appointment);
  tell(world, appointment, service.approval ? 'requested' : 'created');
}

const mostMoves = 10;
export const isMovedTooOften = ({ now }: World, { moves }: Appointment): boolean =>
  moves.filter((at) => at > now - day).length >= mostMoves;

/** Whether an appointment can still be moved or cancelled. */
export const isChangeable = ({ now }: World, { status, start, until }: Appointment): boolean =>
  (status === 'pending' && until > now) || (status === 'confirmed' && start > now);

function voidLinks(appointment: Appointment): void {
  appointment.oldLink = appointment.link ?? appointment.oldLink;
  appointment.link = undefined;
}

export function move(world: World, appointment: Appointment, start: number): void {
  const { minutes } = serviceOf(world, appointment.service);
  Object.assign(appointment, { start, end: start + minutes * minute, sequence: appointment.sequence + 1 });
  appointment.until = appointment.status === 'pending' ? lapses(world, start) : start;
  voidLinks(appointment);
  tell(world, appointment, 'moved');
}

/** Cancels an appointment: `time` means that the owner didn't answer a request in time. */
export function cancel(world: World, appointment: Appointment, by: 'visitor' | 'owner' | 'time'): void {
  const wasRequest = appointment.status === 'pending';
  appointment.status = 'cancelled';
  appointment.sequence += 1;
  voidLinks(appointment);
  giveBack(world, appointment, by === 'visitor' && !wasRequest);
  tell(world, appointment, 'cancelled');
}

export function approve(world: World, appointment: Appointment): void {
  appointment.status = 'confirmed';
  appointment.sequence += 1;
  tell(world, appointment, 'approved');
}

/**
 * Plans the reminders anew after the owner has changed their hours. Waiting reminders that are still wanted stay, the others are
 * dropped, and missing ones are added. Together with the reminders already sent there are never more than the owner wants. Where
 * some must be left out, the latest ones are kept.
 */
export function remindAnew(world: World, appointment: Appointment): void {
  const { id, status, start, sequence } = appointment;
  const { reminders } = world.rule;
  const known = world.mails.filter(
    (mail) => mail.about === id && mail.kind === 'reminder' && mail.state !== 'dropped',
  );
  const waiting = known.filter(({ state, due }) => state === 'waiting' && due > world.now);
  const before = known.filter((mail) => !waiting.includes(mail) && mail.told.start === start).length;
  const ahead = status === 'confirmed' ? remindersOf(start, reminders, world.now) : [];
  const wanted = ahead.slice(Math.max(0, ahead.length - Math.max(0, reminders.length - before)));
  for (const mail of waiting) if (!wanted.includes(mail.due)) mail.state = 'dropped';
  for (const due of wanted)
    if (!waiting.some((mail) => mail.due === due)) post(world, id, 'reminder', { start, sequence, due });
}

/** Cancels a request whose time to be answered is over. */
export function lapse(world: World, id: string): void {
  const appointment = world.appointments.find((each) => each.id === id);
  if (appointment?.status === 'pending' && appointment.until <= world.now) cancel(world, appointment, 'time');
}

/** Whether a person has reached the bound of appointments, in all or of a service. Sessions of sold packages don't count. */
export function holdsTooMany({ appointments, rule, now }: World, person: number, service: string): boolean {
  const open = appointments.filter(
    (each) => each.person === person && isLive(each) && each.start > now && each.balance === null,
  );
  const ofService = open.filter((each) => each.service === service);
  return (
    open.length >= rule.openPerPerson ||
    (rule.openPerService !== null && ofService.length >= rule.openPerService)
  );
}
