/** Seconds as one writes them: 750 is '12:30', 3723 is '1:02:03'; '' for none. */
export function lengthText(seconds: number | null): string {
  if (seconds === null) return '';
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The seconds of a written length; null for none, undefined for what is no length. */
export function secondsOf(text: string): number | null | undefined {
  const written = text.trim();
  if (written === '') return null;
  if (!/^\d{1,3}(:[0-5]?\d){1,2}$/.test(written)) return undefined;
  return written.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
