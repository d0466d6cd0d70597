import * as z from 'zod/mini';
import type { RecordDetail, RecordSummary } from '#/owner/records/contract';
import type { Wishes } from './rules';
import { type WaitingStatus, waitingStatuses } from './rules';

/** A time that was offered; ISO 8601. */
export interface OwnersOffer {
  start: string;
  until: string;
  /** Null while it runs. */
  ended: 'taken' | 'given_back' | 'lapsed' | null;
}

/** What the owner sees of an entry. */
interface Entry {
  service: string;
  wishes: Wishes;
  /** What is offered now. */
  offer: OwnersOffer | null;
}

/** An entry in the owner's list. */
export interface WaitingSummary extends RecordSummary<WaitingStatus>, Entry {}

/** An entry on its page. */
export interface WaitingDetail extends RecordDetail<WaitingStatus>, Entry {
  phone: string;
  /** Latest first. */
  offers: OwnersOffer[];
  reservationId: string | null;
  next: WaitingStatus[];
}

export const statusRequest = z.object({ status: z.enum(waitingStatuses) });

/** The hours that the owner can choose from. */
export const offerHours = [1, 2, 3, 4, 6, 12, 24, 48] as const;

/** `PUT /api/admin/waiting-settings` */
export const settingsRequest = z.object({
  isOn: z.boolean(),
  offerHours: z.int().check(z.minimum(1), z.maximum(48)),
  version: z.int(),
});
export type SettingsRequest = z.output<typeof settingsRequest>;
