/** The zone of a site whose owner has chosen no other. */
export const defaultTimeZone = 'Europe/Istanbul';
