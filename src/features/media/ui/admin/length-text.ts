/** The form's value: seconds, null for none, or the typed text if it is not a length. */
export type TypedLength = number | string | null;

/** Formats seconds: 750 is '12:30', 3723 is '1:02:03'; '' for none. */
export function lengthText(length: TypedLength): string {
  if (length === null) return '';
  if (typeof length === 'string') return length;
  const [hours, minutes, seconds] = [Math.floor(length / 3600), Math.floor(length / 60) % 60, length % 60];
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`
    : `${minutes}:${twoDigits(seconds)}`;
}

/** What may be typed: `minutes`, `minutes:seconds` or `hours:minutes:seconds`. */
const typedLength = /^(\d{1,3}|\d{1,3}:[0-5]?\d|\d{1,2}(:[0-5]?\d){2})$/;

/** Parses a length into seconds: '12' is twelve minutes. An empty text is null; anything else is returned as typed. */
export function parseLength(text: string): TypedLength {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (!typedLength.test(trimmed)) return text;
  const parts = trimmed.split(':').map(Number);
  const [seconds = 0, minutes = 0, hours = 0] = parts.length === 1 ? [0, ...parts] : parts.reverse();
  return (hours * 60 + minutes) * 60 + seconds;
}
