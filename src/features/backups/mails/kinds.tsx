/** The kind of the mail to the owner about backups that are not made or not proven. */
export const troubleMail = 'backup-trouble';
