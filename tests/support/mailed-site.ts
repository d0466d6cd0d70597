import { afterAll, beforeAll } from 'vitest';
import { type Mailbox, openMailbox } from './mailbox';
import { ownerEnv } from './owner';
import { type Site, type SiteSettings, startSite } from './site';

/** For all tests of a file, or of a `describe`: the owner's site, whose mails arrive in a mailbox. `take` is called when both are there. */
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
