import type { Finding } from './judge-database.ts';
import { mostCopies } from './judge-mails.ts';
import type { Verdict } from './race.ts';

export interface Bar extends Finding {
  most: number;
}

/** Each thing that must not happen in a race, with how often it happened and how often it may. */
export function barsOf({ sight, findings, mails, contradictions }: Verdict): Bar[] {
  const never = [
    { what: 'answers of 500 and above, but 503 that asks to come back', count: sight.errors.length },
    { what: 'answers that nobody expected, connections lost without a reason', count: sight.faults.length },
    { what: 'visitors who were told two things', count: contradictions.length },
    ...findings,
    ...mails.findings,
  ];
  return [
    ...never.map((each) => ({ ...each, most: 0 })),
    // A mail that a process was sending when it was killed is sent again, under the same Message-ID.
    { what: 'mails that came once more under the same Message-ID', count: mails.copies, most: mostCopies },
  ];
}
