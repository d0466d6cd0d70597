export const tr = {
  /** The name of the line for screen readers. */
  label: 'Sitenin durumu',
  line: 'Bu site hazırlanıyor, yakında açılacak.',
};

/** Turkish is the source: a key that another language misses does not compile. */
export type OpeningCopy = typeof tr;
