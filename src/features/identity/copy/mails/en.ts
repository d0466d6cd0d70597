import { minutesText } from '#/platform/i18n/durations';
import type { IdentityMailCopy } from './tr';

export const en: IdentityMailCopy = {
  reset: {
    subject: 'Your link to set a new password',
    headline: 'A new password',
    lead: 'A new password was requested for the admin area of your site. Follow the link below to set it.',
    action: 'Set a new password',
    term: (minutes) => `The link is valid for ${minutesText('en', minutes)} and can be used once.`,
    otherwise: 'If you did not request this, there is nothing to do: your password stays as it is.',
  },
};
