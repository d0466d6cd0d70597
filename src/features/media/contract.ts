export const platforms = ['youtube', 'vimeo'] as const;
export type Platform = (typeof platforms)[number];
