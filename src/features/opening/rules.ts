const weekMs = 7 * 24 * 3600 * 1000;

/** Until when removed samples can be restored. */
export const restorableUntil = (removedAt: Date): Date => new Date(removedAt.getTime() + weekMs);
