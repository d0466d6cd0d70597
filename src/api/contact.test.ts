import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contactCopy } from '#/features/contact/copy/all';
import { contactMessages } from '#/features/contact/table';
import { locales } from '#/platform/i18n/locale';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { oneEngine } from '../../tests/support/database';

const valid = (over: Record<string, unknown> = {}) => ({
  name: 'Selin Aydın',
  email: 'selin@marti.example',
  company: 'Martı Lojistik',
  eventType: 'keynote',
  message: 'Yıllık toplantımızda bir konuşma düşünüyoruz.',
  language: 'tr',
  ...over,
});

describe.each(oneEngine)('the message API on %s', (engine) => {
  let site: TestApi;
  beforeEach(async () => {
    site = await openTestApi(engine, '2026-06-08T07:00:00Z');
  });
  afterEach(() => site.close());

  const send = (over: Record<string, unknown> = {}) => site.post('/api/contact', valid(over));
  const rows = () => site.ctx.db.select().from(contactMessages);
  const mails = () => site.ctx.db.select().from(mailOutbox);

  test.each(locales)(
    'Given a message in %s, then it is stored, its mail is enqueued, and the response is in that language',
    async (language) => {
      const response = await send({ language });
      expect(response.status).toBe(201);
      expect(await response.json()).toEqual({ message: contactCopy[language].received.text });
      const [stored] = await rows();
      expect(stored).toMatchObject({ name: 'Selin Aydın', eventType: 'keynote', language, suspicion: null });
      expect(await mails()).toMatchObject([{ kind: 'contact-notice', about: stored?.id, state: 'waiting' }]);
    },
  );

  test('Given empty optional fields, then they are stored as null', async () => {
    expect(
      (await send({ company: '', eventType: '', language: undefined, elapsed: 60_000, website: '' })).status,
    ).toBe(201);
    expect(await rows()).toMatchObject([{ company: null, eventType: null, language: 'tr', suspicion: null }]);
  });

  test.each([
    ['a filled honeypot', { website: 'https://spam.example' }, 'honeypot'],
    ['a form sent too quickly', { elapsed: 300 }, 'too_fast'],
  ])(
    'Given %s, then the response is the usual one, and the message is stored with the reason and never mailed',
    async (_, over, suspicion) => {
      const response = await send(over);
      expect([response.status, await response.json()]).toEqual([
        201,
        { message: contactCopy.tr.received.text },
      ]);
      expect(await rows()).toMatchObject([{ suspicion }]);
      expect(await mails()).toEqual([]);
    },
  );

  test('Given the same Idempotency-Key, when a message is repeated, even concurrently, then one is stored and mailed; another one under it is refused', async () => {
    const headers = { 'Idempotency-Key': 'c4d2-once', 'X-Forwarded-For': '85.1.2.3' };
    // Each repetition reports a longer time since the form was opened. Their number is above the limit for a network,
    // towards which repetitions don't count.
    const presses = Array.from({ length: 12 }, (_, press) =>
      site.post('/api/contact', valid({ elapsed: 5_000 + press }), headers),
    );
    for (const response of await Promise.all(presses))
      expect([response.status, await response.json()]).toEqual([
        201,
        { message: contactCopy.tr.received.text },
      ]);
    const other = await site.post('/api/contact', valid({ name: 'Deniz Aydın' }), headers);
    expect([other.status, (await other.json()).errors]).toMatchObject([422, [{ path: 'Idempotency-Key' }]]);
    expect(await rows()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    expect((await send()).status).toBe(201);
    expect(await rows()).toHaveLength(2);
  });

  test('Given missing or invalid fields, then the English errors name them', async () => {
    const response = await send({ name: 'S', email: 'selin', message: 'Too short', language: 'en' });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual([
      { path: 'name', message: 'Name must be at least 2 characters' },
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'message', message: 'Message must be at least 10 characters' },
    ]);
    const empty = await (await site.post('/api/contact', { language: 'en' })).json();
    expect(empty.errors.map((error: { message: string }) => error.message)).toEqual(
      Object.values(contactCopy.en.validation),
    );
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['an unknown subject', { eventType: 'wedding' }, 'eventType'],
    ['a name with a line break', { name: 'Selin\nBcc: x@y.example' }, 'name'],
    ['an overlong message', { message: 'a'.repeat(4001) }, 'message'],
  ])('Given %s, then 422 names the field', async (_, over, path) => {
    const response = await send(over);
    expect(response.status).toBe(422);
    expect((await response.json()).errors.map((error: { path: string }) => error.path)).toEqual([path]);
  });
});
