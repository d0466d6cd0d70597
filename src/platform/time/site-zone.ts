/** The zone in which the owner's hours and days are meant, and every date and time of the site is told. */
export const timeZone = 'Europe/Istanbul';
