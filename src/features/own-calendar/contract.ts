/** The path of the private address. Its secret is not logged, as nothing before `.ics` is. */
export const feedPath = (secret: string): string => `/api/calendar/${secret}.ics`;
