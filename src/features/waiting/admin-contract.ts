import * as z from 'zod/mini';
import { waitingStatuses } from './rules';

export const statusRequest = z.object({ status: z.enum(waitingStatuses) });

/** The owner's choices of how many hours an offer is held. */
export const offerHours = [1, 2, 3, 4, 6, 12, 24, 48] as const;

/** `PUT /api/admin/waiting-settings` */
export const settingsRequest = z.object({
  isOn: z.boolean(),
  offerHours: z.int().check(z.minimum(1), z.maximum(48)),
  version: z.int(),
});
export type SettingsRequest = z.output<typeof settingsRequest>;
