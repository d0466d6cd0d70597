/** The zone of the owner's working hours, and of every date and time that the site shows. */
export const timeZone = 'Europe/Istanbul';
