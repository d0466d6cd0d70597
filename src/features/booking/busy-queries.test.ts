import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consultingServices } from '#/features/catalogue/table';
import { cohortDates, cohorts } from '#/features/cohorts/table';
import { busyTimes, calendars } from '#/features/schedule/table';
import { openTestApi, type TestApi } from '../../../tests/support/api';
import { engines } from '../../../tests/support/database';
import { storedReservation } from '../../../tests/support/reservation';
import { availability } from './availability-queries';
import { blocks, bookingSettings, reservations, slotHolds } from './table';

/** Monday, 8 June 2026, 10:00 in Istanbul. Slots are offered on the seven days from 9 June on. */
const now = new Date('2026-06-08T07:00:00Z');
const days = 7;
const minute = 60_000;
const day = 24 * 60 * minute;
const services = ['ai-growth', 'ai-pazarlama'] as const;
const stamps = { createdAt: now, updatedAt: now };

const buffers = fc.record({ bufferBefore: fc.nat(120), bufferAfter: fc.nat(120) });
const most = fc.option(fc.integer({ min: 1, max: 8 }), { freq: 1 });
const lengths = fc.integer({ min: 5, max: 300 });
/** Minutes since today's midnight in Istanbul, from about a week before the slots to a week after them. */
const minutesOff = fc.integer({ min: -7 * 1440, max: 15 * 1440 });

const sites = fc.record({
  rule: buffers,
  mostPerDay: most,
  mostPerWeek: most,
  own: fc.tuple(fc.option(buffers), fc.option(buffers)),
  perDay: most,
  /** Appointments, each in a five-hour place of its own, so that none overlap: the database would refuse overlapping ones. */
  booked: fc.uniqueArray(
    fc.record({
      place: fc.integer({ min: -30, max: 70 }),
      minutes: lengths,
      service: fc.nat(1),
      isHold: fc.boolean(),
    }),
    { selector: ({ place }) => place, maxLength: 30 },
  ),
  blocked: fc.array(fc.record({ off: minutesOff, minutes: fc.constantFrom(30, 600, 5_000) }), {
    maxLength: 3,
  }),
  meetings: fc.array(fc.record({ off: minutesOff, minutes: lengths }), { maxLength: 12 }),
  courses: fc.array(fc.record({ off: minutesOff, minutes: lengths }), { maxLength: 4 }),
});
type Site = typeof sites extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * An appointment that ends long before the first slot. Its service keeps two hours free and the other service one hour, so that
 * only both buffers together put it in the slot's way.
 */
const farAway: Site = {
  rule: { bufferBefore: 60, bufferAfter: 0 },
  mostPerDay: null,
  mostPerWeek: null,
  perDay: null,
  own: [{ bufferBefore: 0, bufferAfter: 120 }, null],
  booked: [{ place: 6, minutes: 5, service: 0, isHold: false }],
  blocked: [],
  meetings: [],
  courses: [],
};

const midnight = Date.parse('2026-06-07T21:00:00Z');
const at = (off: number, minutes: number) => ({
  start: midnight + off * minute,
  end: midnight + (off + minutes) * minute,
});
const stored = ({ start, end }: { start: number; end: number }) => ({
  startsAt: new Date(start),
  endsAt: new Date(end),
});

/** The ids of the free slots, found by the plain model: each slot is compared with every busy time. */
function freeByModel(site: Site, wanted: number): string[] {
  const buffersOf = (service: number) => site.own[service] ?? site.rule;
  const { bufferBefore: before, bufferAfter: after } = buffersOf(wanted);
  const booked = site.booked.map(({ place, minutes, service }) => ({
    ...at(place * 300, minutes),
    service,
  }));
  const others = [...site.meetings, ...site.courses].map(({ off, minutes }) => at(off, minutes));
  const blocked = site.blocked.map(({ off, minutes }) => at(off, minutes));
  const dayOf = (time: number) => Math.floor((time - midnight) / day);
  const weekOf = (time: number) => Math.floor(dayOf(time) / 7);
  const perDay = site.own[wanted] ? site.perDay : null;

  const isFree = (start: number, end: number) => {
    const isApart = (other: { start: number; end: number }, first: number, then: number) =>
      other.end + first * minute <= start || end + then * minute <= other.start;
    const sameDay = booked.filter((each) => dayOf(each.start) === dayOf(start));
    const sameWeek = booked.filter((each) => weekOf(each.start) === weekOf(start));
    return (
      booked.every((each) => {
        const own = buffersOf(each.service);
        return isApart(each, own.bufferAfter + before, after + own.bufferBefore);
      }) &&
      others.every((each) => isApart(each, before, after)) &&
      blocked.every((each) => isApart(each, 0, 0)) &&
      !(perDay && sameDay.filter(({ service }) => service === wanted).length >= perDay) &&
      !(site.mostPerDay && sameDay.length >= site.mostPerDay) &&
      !(site.mostPerWeek && sameWeek.length >= site.mostPerWeek)
    );
  };
  return Array.from({ length: days }, (_, index) => index + 1).flatMap((offset) =>
    [9, 10, 11, 13, 14, 15, 16]
      .map((hour) => midnight + offset * day + hour * 60 * minute)
      .filter((start) => offset % 7 < 5 && isFree(start, start + 60 * minute))
      .map((start) => new Date(start).toISOString()),
  );
}

describe.each(engines)('what takes a time, at random, on %s', (engine) => {
  let site: TestApi;
  beforeAll(async () => {
    site = await openTestApi(engine, now.toISOString());
  });
  afterAll(() => site.close());

  async function setRules({ rule, mostPerDay, mostPerWeek, own, perDay }: Site): Promise<void> {
    const { db } = site.ctx;
    await db.update(bookingSettings).set({ ...rule, mostPerDay, mostPerWeek, days, holidayCountry: null });
    for (const [index, id] of services.entries()) {
      const buffersOfService = own[index];
      await db
        .update(consultingServices)
        .set({
          rule: buffersOfService ? { hours: null, noticeHours: null, perDay, ...buffersOfService } : null,
        })
        .where(eq(consultingServices.id, id));
    }
  }

  /** Replaces all stored busy times by those of the site. */
  async function store({ booked, blocked, meetings, courses }: Site): Promise<void> {
    const { db } = site.ctx;
    for (const table of [reservations, slotHolds, blocks, calendars, cohortDates, cohorts])
      await db.delete(table);
    const { period: _, searched: __, searchedDigits: ___, ...row } = storedReservation;
    for (const { place, minutes, service, isHold } of booked) {
      const id = randomUUID();
      const taken = { id, serviceId: services[service] ?? '', ...stored(at(place * 300, minutes)) };
      if (isHold)
        await db.insert(slotHolds).values({ ...taken, heldFor: id, heldUntil: now, createdAt: now });
      else await db.insert(reservations).values({ ...row, ...taken, minutes, email: `${id}@x.example` });
    }
    for (const { off, minutes } of blocked)
      await db.insert(blocks).values({ ...stored(at(off, minutes)), ...stamps });
    const calendarId = randomUUID();
    const address = 'https://calendar.example/a.ics';
    await db.insert(calendars).values({ id: calendarId, name: 'İş', address, ...stamps });
    for (const { off, minutes } of meetings)
      await db.insert(busyTimes).values({ calendarId, ...stored(at(off, minutes)) });
    const cohort: typeof cohorts.$inferInsert = {
      id: randomUUID(),
      key: '',
      programId: 'x',
      place: '',
      link: '',
      seats: 9,
      minimum: 0,
      visibility: 'public',
      language: 'tr',
      holdHours: 1,
      note: '',
      ...stamps,
      price: { mode: 'request', amount: null, currency: 'TRY' },
    };
    await db.insert(cohorts).values(cohort);
    for (const { off, minutes } of courses)
      await db
        .insert(cohortDates)
        .values({ id: randomUUID(), cohortId: cohort.id, ...stored(at(off, minutes)) });
  }

  const freeByProduct = async (service: number): Promise<string[]> => {
    const found = await availability(site.ctx, services[service] ?? '', 'tr', { minutes: 60 });
    return (found?.slots ?? [])
      .filter(({ available }) => available)
      .map(({ start }) => new Date(start).toISOString());
  };

  test('Given any appointments, holds, blocks, meetings and courses, whatever their minutes and however many may be, Then a slot is free exactly where nothing of all that is in its way', async () => {
    await fc.assert(
      fc.asyncProperty(sites, async (each) => {
        await setRules(each);
        await store(each);
        for (const service of [0, 1])
          expect(await freeByProduct(service)).toEqual(freeByModel(each, service));
      }),
      { numRuns: 25, examples: [[farAway]] },
    );
  });
});
