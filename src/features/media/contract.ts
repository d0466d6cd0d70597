/** Where recordings lie that the site can play. */
export const platforms = ['youtube', 'vimeo'] as const;
export type Platform = (typeof platforms)[number];
