/**
 * Background colours for what CSS variables don't reach: the frame of a browser or an installed app. They equal those in
 * tokens.css.
 */
export const background = { light: '#faf8f3', dark: '#0f1216' } as const;
