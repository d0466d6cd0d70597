import { hash } from 'node:crypto';

/** The UUID of a text. As a primary key it makes the database refuse a second row where something may be stored only once. */
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
