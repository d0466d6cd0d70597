import type { HealthMailCopy } from './tr';

export const en: HealthMailCopy = {
  subject: 'Something on your site needs your attention',
  lead: 'The site checks itself every hour. In the last two checks this was not in order:',
  action: 'See the site’s health',
  again: 'While this lasts, you get one email a day about it at most.',
};
