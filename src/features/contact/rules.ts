import { recordSearch } from '#/owner/records/search';
import { oneOf } from '#/platform/input/search';

export const eventTypes = ['keynote', 'workshop', 'panel', 'consulting'] as const;
export type EventType = (typeof eventTypes)[number];

/** A message that looks like spam starts as `spam`, any other as `unread`. */
export const messageStatuses = ['unread', 'read', 'answered', 'spam'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** The filters in the address of the list. Without a status, the list shows all messages except spam. */
export const messageSearch = recordSearch({ status: oneOf(messageStatuses), subject: oneOf(eventTypes) });
export type MessageSearch = ReturnType<typeof messageSearch>;

/** In milliseconds; people take longer than this to fill in the form. */
export const minFillTime = 2000;

export const suspicions = ['honeypot', 'too_fast'] as const;
export type Suspicion = (typeof suspicions)[number];

export function findSuspicion({
  website,
  elapsed,
}: {
  website?: string | undefined;
  elapsed?: number | undefined;
}): Suspicion | null {
  if (website) return 'honeypot';
  return elapsed !== undefined && elapsed < minFillTime ? 'too_fast' : null;
}

/** In characters. */
export const limits = { name: 120, company: 160, message: 4000 } as const;
