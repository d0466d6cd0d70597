import type { Finding } from './admin-contract';
import type { HealthFault } from './table';

/** The owner is told the same thing once in this time: a little less than a day, because checks may come a few seconds early. */
const quietMs = 23 * 3_600_000;

/**
 * Faults that no mail tells of: that mails can't be sent, since it would not arrive, and that a backup failed, of which the backup
 * itself tells. A backup that was not even begun (`old`) is told of.
 */
const isUntold = ({ subject, reason }: Finding): boolean =>
  subject === 'mail' || (subject === 'backup' && reason !== 'old');

/** Faults that have lasted for a while when a check finds them, so that no second check need confirm them. */
const isLasting = ({ subject }: Finding): boolean => subject === 'calendars';

export interface Alert {
  /** The faults to remember until the next check. */
  faults: HealthFault[];
  /** Of these, what the owner is told now. */
  told: Finding[];
}

/**
 * What the owner is told by mail after a check: only faults that the previous check also found, so that a restart or a moment without
 * network causes no mail, and each of them at most once a day. A calendar that fails is told of at once.
 */
export function alertOf(findings: readonly Finding[], known: readonly HealthFault[], now: Date): Alert {
  const told: Finding[] = [];
  const faults = findings
    .filter((finding) => finding.state === 'fault' && !isUntold(finding))
    .map((finding): HealthFault => {
      const { subject, reason } = finding;
      const before = known.find((fault) => fault.subject === subject && fault.reason === reason);
      const toldAt = before?.toldAt ?? null;
      const isKnown = before !== undefined || isLasting(finding);
      // The last time may also seem to lie ahead: the clock was put back since.
      const isDue = isKnown && (toldAt === null || Math.abs(now.getTime() - toldAt.getTime()) >= quietMs);
      if (isDue) told.push(finding);
      return { subject, reason, since: before?.since ?? now, toldAt: isDue ? now : toldAt };
    });
  return { faults, told };
}
