import { expect, test } from 'vitest';
import { saveMail } from '#/features/mail-settings/commands/save';
import { storedMail } from '#/features/mail-settings/queries';
import { openTestApi } from '../../tests/support/api';
import { openMailbox } from '../../tests/support/mailbox';
import { createSiteMail } from './site-mail';

const mailOf = (subject: string) => ({
  to: { address: 'biri@ornek.example' },
  subject,
  html: '',
  text: subject,
  language: 'tr',
  messageId: `${subject}@kursu.example`,
});

test('Given two instances, when the mail server is changed in the room, then the next mail of each goes to the new one, and one under way is finished', async () => {
  const site = await openTestApi('postgres', '2026-06-08T07:00:00Z', { mail: {} });
  const [first, second] = [await openMailbox(), await openMailbox()];
  const services = { environment: {}, key: new Uint8Array(32) };
  const options = {
    services,
    directory: site.database.dataDir,
    baseUrl: 'https://kursu.example',
    secret: '',
  };
  const instances = [createSiteMail(site.ctx, options), createSiteMail(site.ctx, options)] as const;
  const [one, other] = instances;
  const change = async (url: string) => {
    const { version, values } = await storedMail(site.ctx.db, services.key);
    const { hostname: host, port } = new URL(url);
    const next = { ...values, version, host, port: Number(port), security: 'starttls' as const };
    await saveMail(site.ctx, services, next, true);
  };
  try {
    expect(await one.withMail(async ({ mail }) => mail.toFiles)).toBe(true);
    await change(first.url);
    for (const each of instances) await each.withMail(({ mail }) => mail.send(mailOf('ilk')));
    await one.withMail(async ({ mail }) => {
      await change(second.url);
      for (const each of instances) await each.withMail((ctx) => ctx.mail.send(mailOf('sonra')));
      await mail.send(mailOf('bitirilen'));
    });
    await other.withMail(({ mail }) => mail.send(mailOf('son')));
    const subjects = [first, second].map(({ mails }) => mails.map(({ subject }) => subject));
    expect(subjects).toEqual([
      ['ilk', 'ilk', 'bitirilen'],
      ['sonra', 'sonra', 'son'],
    ]);
  } finally {
    for (const each of instances) await each.close();
    await site.close();
    await Promise.all([first.stop(), second.stop()]);
  }
});
