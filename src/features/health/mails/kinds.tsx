/** The kind of the mail to the owner about faults of the site. */
export const alertMail = 'health-alert';
