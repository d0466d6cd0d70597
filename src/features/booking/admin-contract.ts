import * as z from 'zod/mini';
import { lines, requiredLine } from '#/platform/input/fields';
import { limits } from './contract';
import { statuses } from './rules';

/** The reservation's `sequence` on the page from which the owner acts. If it is outdated, the action is refused as a conflict. */
const sequence = z.optional(z.number());

export const ownerMove = z.object({ slotId: requiredLine(limits.title), sequence });
export const ownerApprove = z.object({ sequence });
export const ownerCancel = z.object({ message: z.optional(lines(limits.ownersMessage)), sequence });
export const ownerStatus = z.object({ status: z.enum(statuses), sequence });

export const freeSlotCounts = [3, 5, 10] as const;
