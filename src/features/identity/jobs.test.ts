import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deliverMail, type OutboxContext } from '#/platform/mail/outbox';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { createMailTransport } from '#/platform/mail/transport';
import { openTestApi, type TestApi } from '../../../tests/support/api';
import { oneEngine } from '../../../tests/support/database';
import { type Mailbox, openMailbox } from '../../../tests/support/mailbox';
import { cookiesOf, owner, ownerCookie } from '../../../tests/support/owner';
import { identityMails } from './jobs';
import { ownerVerifications } from './table';

const requestPath = '/api/auth/request-password-reset';
const resetPath = '/api/auth/reset-password';
const newPassword = 'bundan sonraki parola';

describe.each(oneEngine)('a forgotten password on %s', (engine) => {
  let site: TestApi;
  let mailbox: Mailbox;
  let ctx: OutboxContext;
  beforeEach(async () => {
    [site, mailbox] = await Promise.all([openTestApi(engine, new Date().toISOString()), openMailbox()]);
    const mail = await createMailTransport({
      smtpUrl: mailbox.url,
      directory: '',
      from: 'site@kursu.example',
    });
    ctx = {
      ...site.ctx,
      mail,
      baseUrl: 'https://kursu.example',
      ownerEmail: undefined,
      secret: 'a secret that only the tests know',
    };
  });
  afterEach(async () => {
    await ctx.mail.close();
    await mailbox.stop();
    await site.close();
  });

  const outbox = () => site.ctx.db.select().from(mailOutbox);
  const deliver = async () => {
    for (const { id } of await outbox()) await deliverMail(ctx, identityMails(site.identity), id);
  };
  const tokenIn = (text = '') => /\/admin\/reset\S*#(\S+)/.exec(text)?.[1] ?? '';

  test('Given the owner requests the mail, then its link sets a new password once, ends every session, and is not stored in clear anywhere', async () => {
    const cookie = await ownerCookie(site);
    expect((await site.post(requestPath, { email: owner.email, language: 'en' })).status).toBe(202);
    await deliver();
    const [mail] = mailbox.mails;
    expect(mail?.envelope.to).toEqual([owner.email]);
    expect(mail?.subject).toBe('Your link to set a new password');
    expect(mail?.text).toContain('https://kursu.example/admin/reset?lang=en#');
    const token = tokenIn(mail?.text);
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = JSON.stringify([await outbox(), await site.ctx.db.select().from(ownerVerifications)]);
    expect(stored).not.toContain(token);

    const refused = await site.post(resetPath, { token, newPassword: 'kısa', language: 'tr' });
    expect([refused.status, (await refused.json()).errors]).toMatchObject([422, [{ path: 'newPassword' }]]);
    expect(
      (
        await site.post(resetPath, {
          token: token.replace(/^./, (first) => (first === '_' ? '-' : '_')),
          newPassword,
        })
      ).status,
    ).toBe(403);
    expect((await site.post(resetPath, { token, newPassword })).status).toBe(204);
    expect((await site.get('/api/admin/session', { Cookie: cookie })).status).toBe(401);
    expect((await site.post('/api/auth/sign-in/email', owner)).status).toBe(401);
    expect((await site.post('/api/auth/sign-in/email', { ...owner, password: newPassword })).status).toBe(
      200,
    );
    const again = await site.post(resetPath, { token, newPassword: 'noch einmal anders', language: 'en' });
    expect([again.status, (await again.json()).detail]).toEqual([
      403,
      'The link is not valid, or has expired. Please request a new one.',
    ]);
  });

  test('Given two links, when one is used, then the other is void', async () => {
    await ownerCookie(site);
    for (let times = 0; times < 2; times += 1) await site.post(requestPath, { email: owner.email });
    await deliver();
    const [first = '', second = ''] = mailbox.mails.map(({ text }) => tokenIn(text));
    expect((await site.post(resetPath, { token: second, newPassword })).status).toBe(204);
    expect((await site.post(resetPath, { token: first, newPassword })).status).toBe(403);
  });

  test('Given an unknown address, then the response is the same, and no mail is sent', async () => {
    await ownerCookie(site);
    const known = await site.post(requestPath, { email: owner.email });
    const unknown = await site.post(requestPath, { email: 'nobody@kursu.example' });
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
    await deliver();
    expect(mailbox.mails.map(({ envelope }) => envelope.to)).toEqual([[owner.email]]);
    expect((await outbox()).map(({ state }) => state).sort()).toEqual(['dropped', 'sent']);
  });

  test('Given repeated requests for the mail, then after three mails whoever asks has to wait', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1)
      statuses.push((await site.post(requestPath, { email: owner.email })).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
  });

  test('Given a sign-in from a new browser, then the owner gets a mail in the language of her mails, and none about the next one from there', async () => {
    await ownerCookie(site);
    const headers = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' };
    site.clock.set('2026-06-10T09:30:00Z');
    const entered = await site.post('/api/auth/sign-in/email', owner, headers);
    const again = { ...headers, Cookie: cookiesOf(entered) };
    expect((await site.post('/api/auth/sign-in/email', owner, again)).status).toBe(200);
    expect((await site.post('/api/auth/sign-in/email', { ...owner, password: 'guessed' }, headers)).ok).toBe(
      false,
    );
    ctx.languages = { main: 'tr', public: ['tr'], notices: 'en' };
    await deliver();
    const [mail, ...others] = mailbox.mails;
    expect(others).toEqual([]);
    expect([mail?.envelope.to, mail?.subject]).toEqual([
      [owner.email],
      'A new device has signed in to your site',
    ]);
    for (const part of [
      'Safari, iPhone',
      '10 June 2026',
      '12:30',
      'https://kursu.example/admin/account?lang=en',
    ])
      expect(mail?.text).toContain(part);
  });

  test('Given a mail server that is down at first, then the second attempt to send the mail contains a link that works', async () => {
    await ownerCookie(site);
    await site.post(requestPath, { email: owner.email });
    mailbox.refuse(true);
    await expect(deliver()).rejects.toThrow();
    mailbox.refuse(false);
    await deliver();
    const token = tokenIn(mailbox.mails[0]?.text);
    expect((await site.post(resetPath, { token, newPassword })).status).toBe(204);
  });
});
