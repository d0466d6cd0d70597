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

/** Both sides are told what happened; who has an appointment is reminded, and so is she of a request that she hasn't answered. */
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

/** Until when a request holds its time that is made now. */
function lapses({ rule, now }: World, start: number): number {
  const at = now + rule.requestHours * hour;
  return rule.requestHours > 0 && at < start ? at : start;
}

/** An appointment is made, or asked for where the owner approves each. */
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

/** Whether it can still be moved or cancelled. */
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

/** It is over before it began: by its visitor, by the owner, or because she didn't answer in time. */
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
 * The owner wants other reminders: those that are still due stay, the others that wait are withdrawn, and new ones come. Nobody gets more
 * than she wants, those that came before included; the last ones matter most.
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

/** The owner's answer didn't come in time. */
export function lapse(world: World, id: string): void {
  const appointment = world.appointments.find((each) => each.id === id);
  if (appointment?.status === 'pending' && appointment.until <= world.now) cancel(world, appointment, 'time');
}

/** Whether somebody holds as many appointments, or as many of a service, as one person may. Sold sessions have their own number. */
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
