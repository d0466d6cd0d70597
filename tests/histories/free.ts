import { dateAt, holidayTimes, hour, hourAt, minute, mondayOf, onDay, plusDays, weekday } from './days';
import { type Service, serviceOf, type Time, type World } from './world';

/** A time in which no appointment may take place. */
interface Obstacle extends Time {
  id?: string;
  service?: string;
  /** `none`: no buffers apply. `mine`: the new appointment's do. Otherwise these buffers, in minutes, apply, too. */
  distance: 'none' | 'mine' | { before: number; after: number };
}

export const isLive = ({ status }: { status: string }): boolean => status !== 'cancelled';

const buffersOf = ({ rule }: World, { before, after }: Service) => ({
  before: before ?? rule.bufferBefore,
  after: after ?? rule.bufferAfter,
});

/** Appointments and held offers, with the buffers of their services. */
const bookings = (world: World): Obstacle[] =>
  [...world.appointments.filter(isLive), ...world.holds.filter(({ ended }) => ended === null)].map(
    (each) => ({
      ...{ id: each.id, service: each.service, start: each.start, end: each.end },
      distance: buffersOf(world, serviceOf(world, each.service)),
    }),
  );

function obstacles(world: World): Obstacle[] {
  const { rule, overrides, blocks, calendars, cohorts } = world;
  const courses = cohorts.filter(({ isHidden, status }) => !isHidden && status !== 'cancelled');
  return [
    ...bookings(world),
    ...blocks.filter(({ isDeleted }) => !isDeleted).map((each) => ({ ...each, distance: 'none' as const })),
    ...[...calendars.flatMap(({ known }) => known), ...courses.flatMap(({ dates }) => dates)].map((each) => ({
      ...{ start: each.start, end: each.end },
      distance: 'mine' as const,
    })),
    ...holidayTimes(rule.holidaysOff)
      .filter(({ date }) => !overrides.has(date))
      .map((each) => ({ ...each, distance: 'none' as const })),
  ];
}

function hoursOn({ rule, overrides }: World, service: Service, date: string) {
  const other = overrides.get(date);
  if (other) return other;
  const index = weekday(date) - 1;
  return { hours: (service.hours ?? rule.hours)[index] ?? [], until: rule.until[index] ?? null };
}

/** Whether an appointment can begin at this time by hours and bookable days, whether the time is free or not. */
export function isOffered(world: World, service: Service, start: number, minutes = service.minutes): boolean {
  const [today, date] = [dateAt(world.now), dateAt(start)];
  if (date <= today || date > plusDays(today, world.rule.days)) return false;
  const { hours, until } = hoursOn(world, service, date);
  return hours.includes(hourAt(start)) && (until === null || start + minutes * minute <= onDay(date, until));
}

/** Every time at which an appointment of the service can begin, free or not, in order. */
export function offeredStarts(world: World, service: Service, minutes = service.minutes): number[] {
  const today = dateAt(world.now);
  const dates = Array.from({ length: world.rule.days }, (_, index) => plusDays(today, index + 1));
  return dates.flatMap((date) =>
    [...hoursOn(world, service, date).hours]
      .sort((a, b) => a - b)
      .map((hours) => onDay(date, hours))
      .filter((start) => isOffered(world, service, start, minutes)),
  );
}

/** Whether the day or the week of `start` has as many appointments as it may have. */
function isFull(world: World, service: Service, start: number, except?: string): boolean {
  const { mostPerDay, mostPerWeek } = world.rule;
  const date = dateAt(start);
  const others = bookings(world).filter(({ id }) => id !== except);
  const thatDay = others.filter((each) => dateAt(each.start) === date);
  const thatWeek = others.filter((each) => mondayOf(dateAt(each.start)) === mondayOf(date));
  const ofService = thatDay.filter((each) => each.service === service.id);
  const reaches = (count: number, most: number | null) => most !== null && count >= most;
  return (
    reaches(ofService.length, service.perDay) ||
    reaches(thatDay.length, mostPerDay) ||
    reaches(thatWeek.length, mostPerWeek)
  );
}

/** Whether an appointment could be booked at `start` now. `except` is the appointment that moves, or the offer that is taken. */
export function isFree(
  world: World,
  service: Service,
  start: number,
  { except, minutes = service.minutes }: { except?: string; minutes?: number } = {},
): boolean {
  if (!isOffered(world, service, start, minutes)) return false;
  if (start < world.now + (service.notice ?? world.rule.noticeHours) * hour) return false;
  const end = start + minutes * minute;
  const mine = buffersOf(world, service);
  const isInTheWay = ({ id, distance, ...other }: Obstacle): boolean => {
    if (id !== undefined && id === except) return false;
    const kept = typeof distance === 'string' ? { before: 0, after: 0 } : distance;
    const own = distance === 'none' ? { before: 0, after: 0 } : mine;
    return (
      other.start < end + (own.after + kept.before) * minute &&
      start - (own.before + kept.after) * minute < other.end
    );
  };
  return !obstacles(world).some(isInTheWay) && !isFull(world, service, start, except);
}

export const freeStarts = (world: World, service: Service): number[] =>
  offeredStarts(world, service).filter((start) => isFree(world, service, start));
