/** Background colours where CSS variables don't reach: the frame of a browser or an installed app. The same as in tokens.css. */
export const background = { light: '#faf8f3', dark: '#0f1216' } as const;
