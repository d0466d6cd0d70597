import * as z from 'zod/mini';
import type { Locale } from '#/platform/i18n/locale';
import type { MailReport } from '#/platform/mail/outbox';
import { type EventType, type MessageStatus, messageStatuses } from './rules';

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
  mails: MailReport[];
  /** A way to write to the person, in the person's language; null after the personal data was erased. */
  answers: { whatsapp: string | null; mail: string } | null;
}

export const messageStatus = z.object({ status: z.enum(messageStatuses) });
