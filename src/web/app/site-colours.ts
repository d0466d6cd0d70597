/** The grounds of the site where no variable reaches: the frame of a browser or of the installed app. They are those of tokens.css. */
export const ground = { light: '#faf8f3', dark: '#0f1216' } as const;
