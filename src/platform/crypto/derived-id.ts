import { hash } from 'node:crypto';

/** A UUID computed from a text. Used as the primary key of what may be stored only once, so that a second row is refused. */
export function derivedId(text: string): string {
  const hex = hash('sha256', text);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
