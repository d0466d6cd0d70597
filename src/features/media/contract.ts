/** The video platforms that the site can embed. */
export const platforms = ['youtube', 'vimeo'] as const;
export type Platform = (typeof platforms)[number];
