import { afterAll, beforeAll } from 'vitest';
import { type Mailbox, openMailbox } from './mailbox';
import { ownerEnv } from './owner';
import { type Site, type SiteSettings, startSite } from './site';

/**
 * Starts a site with an owner, and a mailbox that receives its mails, for all tests of a file or of a `describe`. Calls `take`
 * with both once they run.
 */
export function withMailedSite(
  settings: SiteSettings,
  take: (opened: { site: Site; mailbox: Mailbox }) => void,
): void {
  let site: Site | undefined;
  let mailbox: Mailbox | undefined;
  beforeAll(async () => {
    mailbox = await openMailbox();
    site = await startSite({ ...settings, env: { ...ownerEnv, SMTP_URL: mailbox.url } });
    take({ site, mailbox });
  });
  afterAll(async () => {
    await site?.kill();
    await mailbox?.stop();
  });
}
