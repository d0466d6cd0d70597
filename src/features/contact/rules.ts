import { parseOneOf, parsePage, parseText, withoutUndefined } from '#/platform/input/search';

export const eventTypes = ['keynote', 'workshop', 'panel', 'consulting'] as const;
export type EventType = (typeof eventTypes)[number];

/** What has become of a message; one that looked like a machine's begins as `spam`. */
export const messageStatuses = ['unread', 'read', 'answered', 'spam'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** What is looked for, as it stands in an address: only what differs from the rule (all but spam, the latest first). */
export interface MessageSearch {
  status?: MessageStatus | undefined;
  subject?: EventType | undefined;
  q?: string | undefined;
  page?: string | undefined;
}

/** Reads an address; what it can't mean is left out. */
export const messageSearch = (given: Record<string, unknown>): MessageSearch =>
  withoutUndefined({
    status: parseOneOf(messageStatuses, given.status),
    subject: parseOneOf(eventTypes, given.subject),
    q: parseText(given.q),
    page: parsePage(given.page),
  });

/** Nobody fills in the form in less time than this, in milliseconds. */
export const shortestWriting = 2000;

export const suspicions = ['honeypot', 'too_fast'] as const;
export type Suspicion = (typeof suspicions)[number];

/** Why a message is taken for a machine's; null for a person's. */
export function suspicionOf({
  website,
  elapsed,
}: {
  website?: string | undefined;
  elapsed?: number | undefined;
}): Suspicion | null {
  if (website) return 'honeypot';
  return elapsed !== undefined && elapsed < shortestWriting ? 'too_fast' : null;
}
