import fc from 'fast-check';
import { remindAnew } from '../appointments';
import { any, command, expectStatus } from '../command';
import { clockText, dateAt, holidayIds, hour, onDay, plusDays } from '../days';
import { pick, type Rule, type Time, type World } from '../world';

const starts = fc.subarray([8, 9.5, 10.5, 12, 13, 15, 16.5], { minLength: 1, maxLength: 2 });
const week = fc
  .record({
    weekdays: starts,
    saturday: fc.constantFrom<number[]>([], [10.5]),
    sunday: fc.constantFrom<number[]>([], [], [13]),
  })
  .map(({ weekdays, saturday, sunday }) => [...Array.from({ length: 5 }, () => weekdays), saturday, sunday]);

/** Rules that leave few times to choose from, so that people get into each other's way. */
export const rules: fc.Arbitrary<Rule> = fc.record({
  hours: week,
  until: fc.constantFrom(null, null, null, 12, 17).map((end) => Array.from({ length: 7 }, () => end)),
  bufferBefore: fc.constantFrom(0, 0, 0, 15, 60),
  bufferAfter: fc.constantFrom(0, 0, 30),
  noticeHours: fc.constantFrom(0, 0, 0, 12, 36),
  days: fc.integer({ min: 1, max: 5 }),
  openPerPerson: fc.constantFrom(1, 2, 4, 6),
  openPerService: fc.constantFrom(null, null, 1, 2),
  requestHours: fc.constantFrom(0, 2, 30),
  reminders: fc.constantFrom([24], [48, 2], [24], [], [1]),
  mostPerDay: fc.constantFrom(null, null, null, 1, 2),
  mostPerWeek: fc.constantFrom(null, null, null, 2, 4),
  holidaysOff: fc.constantFrom([], holidayIds, ['ramadan', 'sacrifice-eve', 'republic', 'sovereignty']),
});

const settling = command('change the rule', 2, rules, async (world, site, rule) => {
  const request = { ...rule, placeholder: false, holidayCountry: 'TR' };
  expectStatus(await site.owner('PUT', 'availability', request), 200, 'a rule');
  const isOther = rule.reminders.join() !== world.rule.reminders.join();
  world.rule = rule;
  for (const each of isOther ? world.appointments : []) remindAnew(world, each);
});

/** A day that can be booked soon. */
const dayFrom = ({ now, rule }: World, by: number): string =>
  plusDays(dateAt(now), 1 + (by % Math.max(1, rule.days)));

const overriding = command(
  'give a day other hours',
  2,
  fc.record({
    by: any,
    hours: fc.oneof(fc.constant([] as number[]), starts),
    until: fc.constantFrom(null, null, 13),
  }),
  async (world, site, { by, hours, until }) => {
    const date = dayFrom(world, by);
    const version = world.overrides.get(date)?.version;
    const answer = await site.owner('PUT', `overrides/${date}`, {
      hours,
      until,
      ...(version ? { version } : {}),
    });
    expectStatus(answer, 200, 'other hours');
    world.overrides.set(date, { hours, until, version: (version ?? 0) + 1 });
  },
);

const restoring = command(
  'give a day its hours back',
  1,
  any,
  async (world, site, by) => {
    const date = pick([...world.overrides.keys()], by);
    if (!date) return;
    expectStatus(await site.owner('DELETE', `overrides/${date}`), 200, 'the usual hours');
    world.overrides.delete(date);
  },
  ({ overrides }) => overrides.size > 0,
);

const blocking = command(
  'block',
  3,
  fc.record({ by: any, days: fc.nat(2), hours: fc.constantFrom(null, [9, 12.5], [13, 17]) }),
  async (world, site, { by, days, hours }) => {
    const from = dayFrom(world, by);
    const to = plusDays(from, days);
    const times = hours && { fromTime: clockText(hours[0] ?? 0), toTime: clockText(hours[1] ?? 0) };
    const answer = await site.owner('POST', 'blocks', { from, to, ...times });
    expectStatus(answer, 201, 'a block');
    const [start, end] = hours
      ? [onDay(from, hours[0]), onDay(to, hours[1])]
      : [onDay(from), onDay(plusDays(to, 1))];
    world.blocks.push({ id: answer.body.id, start, end, isDeleted: false });
  },
);

const unblocking = command(
  'take a block away, or put it back',
  3,
  any,
  async (world, site, by) => {
    const block = pick(world.blocks, by);
    if (!block) return;
    const answer = block.isDeleted
      ? await site.owner('POST', `blocks/${block.id}/restore`)
      : await site.owner('DELETE', `blocks/${block.id}`);
    expectStatus(answer, block.isDeleted ? 200 : 204, 'a block');
    block.isDeleted = !block.isDeleted;
  },
  ({ blocks }) => blocks.length > 0,
);

const meetings = fc.array(fc.record({ by: any, from: fc.integer({ min: 8, max: 18 }), hours: fc.nat(3) }), {
  maxLength: 3,
});
const meetingsOf = (world: World, given: readonly { by: number; from: number; hours: number }[]): Time[] =>
  given.map(({ by, from, hours }) => {
    const start = onDay(dayFrom(world, by), from);
    return { start, end: start + (hours === 0 ? hour / 2 : hours * hour) };
  });

const mostCalendars = 2;

const connecting = command(
  'connect a calendar',
  1,
  meetings,
  async (world, site, given) => {
    const address = `https://calendar.example/${world.steps}.ics`;
    const answer = await site.owner('POST', 'calendars', { name: 'Takvim', address });
    expectStatus(answer, 201, 'a calendar');
    const events = meetingsOf(world, given);
    world.calendars.push({ id: answer.body.id, address, events, known: [], isReachable: true });
  },
  ({ calendars }) => calendars.length < mostCalendars,
);

const hasCalendar = ({ calendars }: World) => calendars.length > 0;

const changing = command(
  'change what a calendar holds',
  2,
  fc.record({
    which: any,
    given: meetings,
    isReachable: fc.constantFrom(true, true, false),
    asks: fc.boolean(),
  }),
  async (world, site, { which, given, isReachable, asks }) => {
    const calendar = pick(world.calendars, which);
    if (!calendar) return;
    Object.assign(calendar, { events: meetingsOf(world, given), isReachable });
    if (asks) expectStatus(await site.owner('POST', `calendars/${calendar.id}/refresh`), 202, 'a reading');
  },
  hasCalendar,
);

const disconnecting = command(
  'disconnect a calendar',
  1,
  any,
  async (world, site, by) => {
    const calendar = pick(world.calendars, by);
    if (!calendar) return;
    expectStatus(await site.owner('DELETE', `calendars/${calendar.id}`), 204, 'no calendar');
    world.calendars.splice(world.calendars.indexOf(calendar), 1);
  },
  hasCalendar,
);

export const ownersCommands = [
  ...[...settling, ...overriding, ...restoring, ...blocking, ...unblocking],
  ...[...connecting, ...changing, ...disconnecting],
];
