import type { RecordDetail, RecordSummary } from '#/owner/records/contract';
import type { EventType, MessageStatus, Suspicion } from './rules';

/** A message in the owner's list. */
export interface MessageSummary extends RecordSummary<MessageStatus> {
  eventType: EventType | null;
  /** The beginning of the message. */
  excerpt: string;
}

/** A message on its page for the owner. */
export interface MessageDetail extends RecordDetail<MessageStatus> {
  /** When the owner last changed the status. */
  statusAt: string | null;
  eventType: EventType | null;
  message: string;
  suspicion: Suspicion | null;
}
