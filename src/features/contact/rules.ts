import { type ContactRequest, shortestWriting } from './contract';

export type Suspicion = 'honeypot' | 'too_fast';

/** Why a message is taken for a machine's; null for a person's. */
export function suspicionOf({
  website,
  elapsed,
}: Pick<ContactRequest, 'website' | 'elapsed'>): Suspicion | null {
  if (website) return 'honeypot';
  return elapsed !== undefined && elapsed < shortestWriting ? 'too_fast' : null;
}
