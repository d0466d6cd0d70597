export const tr = {
  line: 'Bu site hazırlanıyor, yakında açılacak.',
};

/** Turkish is the source: a key that another language misses does not compile. */
export type OpeningCopy = typeof tr;
