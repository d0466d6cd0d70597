import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type MailValues,
  type OwnersMail,
  type TestOutcome,
  usualPorts,
} from '#/features/mail-settings/admin-contract';
import { mailSettings } from '#/features/mail-settings/table';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { oneEngine } from '../../tests/support/database';
import { type Mailbox, openMailbox } from '../../tests/support/mailbox';
import { owner, signedInBefore } from '../../tests/support/owner';

const password = 'çok gizli parola';

describe.each(oneEngine)('the mail settings on %s', (engine) => {
  let site: TestApi;
  let Cookie: string;
  let mailbox: Mailbox;
  beforeEach(async () => {
    site = await openTestApi(engine, '2026-06-08T07:00:00Z', { mail: {} });
    Cookie = await signedInBefore(site);
    mailbox = await openMailbox({ user: 'leyla', password });
  });
  afterEach(async () => {
    await site.close();
    await mailbox.stop();
  });

  const valuesOf = (change: Partial<MailValues> = {}): MailValues => ({
    host: '127.0.0.1',
    port: Number(new URL(mailbox.url).port),
    security: 'starttls',
    username: 'leyla',
    password,
    senderAddress: 'site@ornek.example',
    senderName: 'Leyla "Ornek"',
    replyTo: '',
    noticesTo: '',
    signatureTr: 'Saygılarımla\n<b>Leyla</b>',
    signatureEn: '',
    signatureAr: '',
    ...change,
  });
  const ask = (method: string, path: string, body?: object) =>
    site.request(`/api/admin/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const save = (values: object) => ask('PUT', 'mail', { ...values, ownersPassword: owner.password });
  const read = async (): Promise<OwnersMail> => (await ask('GET', 'mail')).json();
  const tryOut = async (change?: Partial<MailValues>): Promise<TestOutcome> =>
    (await ask('POST', 'mail/test', { ...valuesOf(change), language: 'tr' })).json();
  const errorsOf = async (response: Response) => {
    expect(response.status).toBe(422);
    return ((await response.json()) as { errors: { path: string; message: string }[] }).errors;
  };

  test('Given values that are saved, then the password is stored encrypted and never sent back, and the overview no longer says that mails go nowhere', async () => {
    const before = await (await ask('GET', 'overview')).json();
    expect([before.mailsToFiles, (await read()).password]).toEqual([true, 'none']);
    const saved = await save({ ...valuesOf(), version: 0 });
    expect(await saved.clone().text()).not.toContain('gizli');
    expect(await saved.json()).toMatchObject({ version: 1, password: 'stored', mailsToFiles: false });
    const [row] = await site.ctx.db.select().from(mailSettings);
    expect(JSON.stringify(row)).not.toMatch(/gizli|Z2l6bGk/);
    expect((await (await ask('GET', 'overview')).json()).mailsToFiles).toBe(false);
    expect((await (await ask('GET', 'opening')).json()).mailsToFiles).toBe(false);

    // The stored password is kept, never sent to another server, and deleted together with the user name.
    const kept = await ask('PUT', 'mail', { ...valuesOf({ password: '', senderName: 'Y' }), version: 1 });
    expect(await kept.json()).toMatchObject({ version: 2, password: 'stored' });
    expect(await tryOut({ password: '' })).toMatchObject({ sent: true });
    const moved = { ...valuesOf({ host: 'localhost', password: '' }), version: 2, language: 'en' };
    for (const response of [await ask('PUT', 'mail', moved), await ask('POST', 'mail/test', moved)])
      expect(await errorsOf(response)).toEqual([
        { path: 'password', message: expect.stringContaining('type the password again') },
      ]);
    expect((await ask('PUT', 'mail', { ...valuesOf(), version: 1 })).status).toBe(409);
    const without = await save({ ...valuesOf({ username: '', password: '' }), version: 2 });
    expect(await without.json()).toMatchObject({ password: 'none' });
    expect((await site.get('/api/admin/mail')).status).toBe(401);
  });

  test('Given a session alone, then the mail server stays what it is, and whatever else is in the form can be saved', async () => {
    const first = { ...valuesOf(), version: 0, language: 'en' };
    for (const [ownersPassword, message] of [
      [undefined, 'Enter the password that you sign in with'],
      ['guessed', 'The password is not right. Please enter it again.'],
    ])
      expect(await errorsOf(await ask('PUT', 'mail', { ...first, ownersPassword }))).toEqual([
        { path: 'ownersPassword', message },
      ]);
    expect((await read()).version).toBe(0);
    expect((await save(first)).status).toBe(200);

    const kept = { ...valuesOf({ password: '' }), version: 1 };
    const port = usualPorts.starttls;
    for (const change of [{ host: '' }, { port }, { security: 'tls' }, { username: '' }, { password }]) {
      const [error] = await errorsOf(await ask('PUT', 'mail', { ...kept, ...change }));
      expect(error?.path).toBe('ownersPassword');
    }
    expect((await ask('PUT', 'mail', { ...kept, replyTo: 'yanit@ornek.example' })).status).toBe(200);
    expect(await read()).toMatchObject({ version: 2, values: { host: '127.0.0.1' } });
  });

  test('Given wrong values, then each field is named in the reader’s language', async () => {
    const wrong = {
      host: 'https://mail.example/',
      port: 70_000,
      senderAddress: 'kim',
      replyTo: 'a@',
      noticesTo: '@',
      password: '',
    };
    const errors = await errorsOf(
      await ask('PUT', 'mail', { ...valuesOf(wrong), version: 0, language: 'ar' }),
    );
    expect(errors.map(({ path }) => path)).toEqual(['host', 'port', 'senderAddress', 'replyTo', 'noticesTo']);
    expect(errors.every(({ message }) => /\p{Script=Arabic}/u.test(message))).toBe(true);
    const [missing] = await errorsOf(
      await ask('POST', 'mail/test', { ...valuesOf({ host: '' }), language: 'en' }),
    );
    expect(missing?.path).toBe('host');
    // Of the providers in the list, none takes mails without an account.
    const empty = { ...valuesOf({ host: 'smtp.gmail.com', username: '', password: '' }), language: 'tr' };
    for (const response of [
      await ask('PUT', 'mail', { ...empty, version: 0 }),
      await ask('POST', 'mail/test', empty),
    ])
      expect(await errorsOf(response)).toEqual([
        { path: 'username', message: 'E-posta adresinizi yazın' },
        { path: 'password', message: 'Bu hesabın parolasını yazın' },
      ]);
  });

  test('Given values that are not saved, when a test mail is sent, then the owner has it with sender and signature', async () => {
    expect(await tryOut()).toEqual({ sent: true, to: owner.email });
    const mail = await mailbox.waitFor(() => true);
    expect(mail.envelope).toEqual({ from: 'site@ornek.example', to: [owner.email] });
    expect(mail.from).toMatchObject({ name: 'Leyla "Ornek"', address: 'site@ornek.example' });
    expect(mail.html).toContain('&lt;b&gt;Leyla&lt;/b&gt;');
    expect(mail.text).toContain('Saygılarımla\n<b>Leyla</b>');
    expect((await read()).version).toBe(0);
  });

  test('Given a server that refuses, then its words are shown without the password; after five tries a minute there is no other', async () => {
    const refused = await tryOut({ password: 'yanlış parola' });
    expect(refused).toMatchObject({
      sent: false,
      reason: expect.stringMatching(/^sign-in refused.*EAUTH 535/),
    });
    expect(refused).toMatchObject({ words: expect.stringContaining('5.7.8 No such password: •••') });
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect(await tryOut({ port })).toMatchObject({
      reason: 'connection refused (ECONNREFUSED)',
      words: null,
    });
    // An address that reaches this machine, but doesn't count as local.
    expect(await tryOut({ host: '0.0.0.0' })).toMatchObject({
      reason: expect.stringMatching(/^no encryption offered/),
    });
    expect(await tryOut({ security: 'tls' })).toMatchObject({ sent: false, words: null });
    expect(await tryOut()).toMatchObject({ sent: true });
    const bound = await ask('POST', 'mail/test', { ...valuesOf(), language: 'tr' });
    expect([bound.status, bound.headers.get('retry-after')]).toEqual([429, '60']);
    site.clock.set('2026-06-08T07:01:01Z');
    expect(await tryOut()).toMatchObject({ sent: true });
  });
});

test('Given settings of the environment, then the owner sees them by name, and a test mail goes by them', async () => {
  const mailbox = await openMailbox();
  const site = await openTestApi('postgres', '2026-06-08T07:00:00Z', {
    mail: { smtpUrl: mailbox.url, mailFrom: 'Kürsü <site@kursu.example>', ownerEmail: 'o@kursu.example' },
  });
  const Cookie = await signedInBefore(site);
  const seen: OwnersMail = await (await site.get('/api/admin/mail', { Cookie })).json();
  expect(seen.environment).toMatchObject({
    sender: 'Kürsü <site@kursu.example>',
    noticesTo: 'o@kursu.example',
  });
  expect(seen.environment.server?.host).toBe('127.0.0.1');
  await site.post('/api/admin/mail/test', { ...seen.values, password: '' }, { Cookie });
  expect((await mailbox.waitFor(() => true)).from).toMatchObject({ address: 'site@kursu.example' });
  await site.close();
  await mailbox.stop();
});
