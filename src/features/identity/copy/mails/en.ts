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
  newDevice: {
    subject: 'A new device has signed in to your site',
    headline: 'A new device has signed in',
    lead: 'Somebody signed in to the admin area of your site from a browser that has not been used before.',
    facts: { device: 'Device', time: 'Time' },
    unknown: 'Unknown browser',
    yours: 'If it was you, there is nothing to do.',
    notYours:
      'If it was not you, open your account page now: end all other sessions, change your password, and switch on two-step verification.',
    action: 'Open the account page',
  },
};
