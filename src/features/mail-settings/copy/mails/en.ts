import type { MailSettingsMailCopy } from './tr';

export const en: MailSettingsMailCopy = {
  subject: 'Test email',
  headline: 'Your email settings work',
  lead: 'You sent this email from your site with the settings on the Email page. Once they are saved, your site sends its emails this way.',
};
