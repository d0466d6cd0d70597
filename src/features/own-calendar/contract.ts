/** The path of the private address of the feed. The log leaves out what precedes `.ics` in a path, so the secret isn't logged. */
export const feedPath = (secret: string): string => `/api/calendar/${secret}.ics`;
