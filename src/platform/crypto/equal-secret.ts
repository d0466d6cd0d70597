import { timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal. The time that the comparison takes doesn't reveal where they differ. */
export function isEqualSecret(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
