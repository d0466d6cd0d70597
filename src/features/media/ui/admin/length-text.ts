/** What the form holds: seconds, null for none, or what was typed where that is no length. */
export type TypedLength = number | string | null;

/** Seconds as one writes them: 750 is '12:30', 3723 is '1:02:03'; '' for none. */
export function lengthText(length: TypedLength): string {
  if (length === null) return '';
  if (typeof length === 'string') return length;
  const [hours, minutes, rest] = [Math.floor(length / 3600), Math.floor(length / 60) % 60, length % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Minutes; minutes and seconds; hours, minutes and seconds. */
const written = /^(\d{1,3}|\d{1,3}:[0-5]?\d|\d{1,2}(:[0-5]?\d){2})$/;

/** The seconds of a written length: '12' is twelve minutes. What is no length comes back as it was typed. */
export function lengthTyped(text: string): TypedLength {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (!written.test(trimmed)) return text;
  const parts = trimmed.split(':').map(Number);
  const [seconds = 0, minutes = 0, hours = 0] = parts.length === 1 ? [0, ...parts] : parts.reverse();
  return (hours * 60 + minutes) * 60 + seconds;
}
