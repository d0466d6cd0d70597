import type { Finding } from './admin-contract';
import type { HealthFault } from './table';

/** Milliseconds within which the owner is told the same thing once: a little less than a day, as checks don't come to the second. */
const quietMs = 23 * 3_600_000;

/** A backup that fails tells of itself (but not one that is never begun), and a mail that mails can't be sent would not arrive. */
const isUntold = ({ subject, reason }: Finding): boolean =>
  subject === 'mail' || (subject === 'backup' && reason !== 'old');

export interface Alert {
  /** The faults to remember until the next check. */
  faults: HealthFault[];
  /** Of these, what the owner is told now. */
  told: Finding[];
}

/**
 * What of a check's findings the owner is told by mail: a fault that the check before found too, so that a restart or a moment without
 * network tells her nothing; and each at most once a day.
 */
export function alertOf(findings: readonly Finding[], known: readonly HealthFault[], now: Date): Alert {
  const told: Finding[] = [];
  const faults = findings
    .filter((finding) => finding.state === 'fault' && !isUntold(finding))
    .map((finding): HealthFault => {
      const { subject, reason } = finding;
      const before = known.find((fault) => fault.subject === subject && fault.reason === reason);
      const toldAt = before?.toldAt ?? null;
      const isDue = before && (toldAt === null || now.getTime() - toldAt.getTime() >= quietMs);
      if (isDue) told.push(finding);
      return { subject, reason, since: before?.since ?? now, toldAt: isDue ? now : toldAt };
    });
  return { faults, told };
}
