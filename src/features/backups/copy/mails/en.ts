import type { BackupsMailCopy } from './tr';

export const en: BackupsMailCopy = {
  failed: {
    subject: 'Your site could not be backed up',
    lead: 'Tonight’s backup of your site could not be made. The site goes on working, but if the machine breaks, everything since the last backup is lost.',
  },
  unproven: {
    subject: 'The backup of your site failed its trial',
    lead: 'The latest backup of your site was restored as a test, and it is not sound. The site goes on working, but if the machine breaks, this backup cannot be relied on.',
  },
  incomplete: {
    subject: 'Pictures are missing from the backup of your site',
    lead: 'Your site was backed up, but without some of the pictures that it uses, because their files are missing.',
  },
  action: 'See your backups',
  again: 'While this lasts, you get this email once a day at most.',
};
