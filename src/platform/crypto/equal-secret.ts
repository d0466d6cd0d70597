import { timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal; how long it takes does not tell how much of them is. */
export function isEqualSecret(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
