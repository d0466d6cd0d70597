export const troubleMail = 'backup-trouble';
