import type { RecordDetail, RecordSummary } from '#/owner/records/contract';
import type { EventType, MessageStatus, Suspicion } from './rules';

/** A line of the owner's list. */
export interface MessageSummary extends RecordSummary<MessageStatus> {
  eventType: EventType | null;
  /** How the message begins. */
  excerpt: string;
}

/** Everything about one message. */
export interface MessageDetail extends RecordDetail<MessageStatus> {
  /** When the owner last changed it. */
  statusAt: string | null;
  eventType: EventType | null;
  message: string;
  suspicion: Suspicion | null;
}
