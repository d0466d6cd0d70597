import * as z from 'zod/mini';
import type { Locale } from '#/platform/i18n/locale';
import { type EventType, eventTypes } from './contract';

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

const text = (given: unknown) =>
  typeof given === 'string' && given.trim() !== '' ? given.slice(0, 200) : undefined;

/** Reads an address; what it can't mean is left out. */
export function messageSearch(given: Record<string, unknown>): MessageSearch {
  const page = text(given.page);
  const search: MessageSearch = {
    status: messageStatuses.find((status) => status === given.status),
    subject: eventTypes.find((subject) => subject === given.subject),
    q: text(given.q),
    page: page && /^[2-9]$|^[1-9]\d{1,5}$/.test(page) ? page : undefined,
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

/** A line of the owner's list. */
export interface MessageSummary {
  id: string;
  status: MessageStatus;
  name: string;
  email: string;
  company: string | null;
  eventType: EventType | null;
  /** How the message begins. */
  excerpt: string;
  createdAt: string;
  erased: boolean;
  mailFailing: boolean;
}

/** Everything about one message. */
export interface MessageDetail {
  id: string;
  status: MessageStatus;
  /** When the owner last changed it. */
  statusAt: string | null;
  language: Locale;
  name: string;
  email: string;
  company: string | null;
  eventType: EventType | null;
  message: string;
  suspicion: 'honeypot' | 'too_fast' | null;
  createdAt: string;
  erasedAt: string | null;
  mails: {
    id: string;
    kind: string;
    state: 'waiting' | 'failing' | 'sent' | 'dropped';
    attempts: number;
    lastError: string | null;
    dueAt: string;
    sentAt: string | null;
  }[];
  /** A way to write to the person, in the person's language; null after the personal data was erased. */
  answers: { whatsapp: string | null; mail: string } | null;
}

export const messageStatus = z.object({ status: z.enum(messageStatuses) });
