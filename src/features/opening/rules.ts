const weekMs = 7 * 24 * 3600 * 1000;

export const restorableUntil = (removedAt: Date): Date => new Date(removedAt.getTime() + weekMs);

/** Whether an address is that of a picture that comes with the product. */
export const isShippedPicture = (address: unknown): address is string =>
  typeof address === 'string' && address.startsWith('/img/');
