import type { Finding } from './admin-contract';
import type { HealthFault } from './table';

/** The owner gets no second mail about a fault within this time. It is under a day, as checks may run a few seconds early. */
const quietMs = 23 * 3_600_000;

/**
 * Faults that the mail leaves out. A mail about a failing mail server would not arrive. The backup job itself mails about failed,
 * unproven and incomplete backups, and thereby about missing pictures. So of backups, this mail only says that the latest one or
 * its proof is too old (`old`).
 */
const isUntold = ({ subject, reason }: Finding): boolean =>
  subject === 'mail' ||
  (subject === 'backup' && reason !== 'old') ||
  (subject === 'uploads' && reason === 'missing');

/** Faults that a check reports only after they have lasted for a while, so that no second check needs to confirm them. */
const isLasting = ({ subject }: Finding): boolean => subject === 'calendars';

export interface Alert {
  /** The faults to remember until the next check. */
  faults: HealthFault[];
  /** The faults that the owner gets a mail about now. */
  told: Finding[];
}

/**
 * Decides which faults the owner gets a mail about after a check. Only faults that the previous check also found count, so that a
 * restart or a short network failure causes no mail. Each is mailed at most once a day. A failing calendar is mailed at once.
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
      // `toldAt` lies in the future if the clock has been set back, so the absolute difference is compared.
      const isDue = isKnown && (toldAt === null || Math.abs(now.getTime() - toldAt.getTime()) >= quietMs);
      if (isDue) told.push(finding);
      return { subject, reason, since: before?.since ?? now, toldAt: isDue ? now : toldAt };
    });
  return { faults, told };
}
