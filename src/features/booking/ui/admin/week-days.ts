import type { WeekOverview } from '../../admin-queries';
import { weekDates } from '../calendar-days';

/** An entry of a day: an appointment, or a slot at whose start no appointment begins. */
export type WeekEntry =
  | { kind: 'appointment'; time: string; row: number; appointment: WeekOverview['appointments'][number] }
  | { kind: 'slot'; time: string; row: number; slot: WeekOverview['slots'][number] };

export type WeekDay = ReturnType<typeof weekDays>['days'][number];

const timeOf = (start: string) => start.slice(11, 16);

/** The seven days with their entries, and the number of rows. Entries at the same time of day have the same `row`, from 0. */
export function weekDays({ from, appointments, slots, holidays }: WeekOverview) {
  const times = [...new Set([...appointments, ...slots].map(({ start }) => timeOf(start)))].sort();
  const rowOf = (start: string) => times.indexOf(timeOf(start));
  const days = weekDates(from).map((date) => {
    const booked = appointments.filter(({ start }) => start.startsWith(date));
    const bookedTimes = new Set(booked.map(({ start }) => timeOf(start)));
    const entries: WeekEntry[] = [
      ...booked.map((appointment) => ({
        kind: 'appointment' as const,
        time: timeOf(appointment.start),
        row: rowOf(appointment.start),
        appointment,
      })),
      ...slots
        .filter((slot) => slot.date === date && !bookedTimes.has(timeOf(slot.start)))
        .map((slot) => ({ kind: 'slot' as const, time: timeOf(slot.start), row: rowOf(slot.start), slot })),
    ];
    const ofDay = holidays.filter((each) => each.date === date);
    return { date, holidays: ofDay, entries: entries.sort((a, b) => a.time.localeCompare(b.time)) };
  });
  return { days, rows: times.length };
}
