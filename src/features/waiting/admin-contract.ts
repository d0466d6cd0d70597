import * as z from 'zod/mini';
import { waitingStatuses } from './rules';

/** A time that was offered; ISO 8601. */
export interface OwnersOffer {
  start: string;
  until: string;
  /** Null while it runs. */
  ended: 'taken' | 'given_back' | 'lapsed' | null;
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
