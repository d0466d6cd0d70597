const defaultMinutes = 60;

/** Minutes of a duration text that starts with a number ('90 dakika'); 60 where it can't be read. */
export function minutesOf(duration: string): number {
  const minutes = Number.parseInt(duration, 10);
  return minutes > 0 ? minutes : defaultMinutes;
}

/** The free slots nearest in time to the one that was lost, soonest first. */
export function nearest<S extends { start: string; available: boolean }>(
  slots: readonly S[],
  wanted: string,
  count = 3,
): S[] {
  const moment = Date.parse(wanted);
  return slots
    .filter((slot) => slot.available)
    .sort((a, b) => Math.abs(Date.parse(a.start) - moment) - Math.abs(Date.parse(b.start) - moment))
    .slice(0, count)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

const dayMs = 24 * 60 * 60_000;

/** When the reminder goes out: 24 hours before, and not at all for an appointment that is nearer than that. */
export function reminderAt(start: Date, now: Date): Date | undefined {
  const at = new Date(start.getTime() - dayMs);
  return at > now ? at : undefined;
}
