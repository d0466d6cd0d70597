import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trainingCopy } from '#/features/training/copy/all';
import { trainingApplications } from '#/features/training/table';
import { locales } from '#/platform/i18n/locale';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { corporatePrograms, trainingServices } from '../../tests/support/catalogue';
import { engines, onOneEngine } from '../../tests/support/database';

const now = '2026-06-08T07:00:00Z';
const path = '/api/training-reservations';
const program = 'ai-marketing-transformation';

const valid = (over: Record<string, unknown> = {}) => ({
  name: 'Deniz Yalçınkaya',
  email: 'deniz@marti.example',
  phone: '+90 555 000 00 01',
  company: 'Martı Lojistik',
  program,
  participantCount: '12',
  trainingType: 'corporate',
  preferredFormat: 'hybrid',
  budget: '100 bin',
  message: 'Bayi ağımız\nve ekibimiz',
  urgency: 'next_month',
  serviceType: 'training',
  service: 'Yapay Zekâ Destekli Pazarlama Dönüşümü',
  status: 'pending',
  language: 'tr',
  ...over,
});

describe.each(engines)('the application API on %s', (engine) => {
  const testOnOneEngine = onOneEngine(engine);
  let site: TestApi;
  beforeEach(async () => {
    site = await openTestApi(engine, now);
  });
  afterEach(() => site.close());

  const rows = () => site.ctx.db.select().from(trainingApplications);
  const apply = async (body: unknown, headers?: Record<string, string>) =>
    (await (await site.post(path, body, headers)).json()).reservationId as string;

  testOnOneEngine(
    'Given an application, when it is sent, then it is stored as pending, readable by its id in the requested language, and its two mails are enqueued',
    async () => {
      const response = await site.post(path, valid({ language: 'ar' }));
      expect(response.status).toBe(201);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const { reservationId } = await response.json();
      expect(reservationId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
      expect(await rows()).toMatchObject([{ status: 'pending', language: 'ar', programId: program }]);

      const read = await site.get(`${path}/${reservationId}?lang=en`);
      expect(read.headers.get('cache-control')).toBe('no-store');
      expect(await read.json()).toEqual({
        id: reservationId,
        status: 'pending',
        serviceType: 'training',
        name: 'Deniz Yalçınkaya',
        email: 'deniz@marti.example',
        phone: '+90 555 000 00 01',
        company: 'Martı Lojistik',
        message: 'Bayi ağımız\nve ekibimiz',
        budget: '100 bin',
        program,
        service: 'AI-Powered Marketing Transformation',
        duration: '6 weeks (48 hours)',
        participantCount: '12',
        trainingType: 'corporate',
        preferredFormat: 'hybrid',
        urgency: 'next_month',
      });
      const own = await (await site.get(`${path}/${reservationId}`)).json();
      expect(own.service).toMatch(/\p{Script=Arabic}/u);
      const mails = await site.ctx.db.select().from(mailOutbox);
      expect(mails.map(({ kind }) => kind).sort()).toEqual(['training-notice', 'training-received']);
      expect(mails.every(({ about, state }) => about === reservationId && state === 'waiting')).toBe(true);
    },
  );

  testOnOneEngine(
    'Given only the required fields, then the application is for one participant, in Turkish',
    async () => {
      const { name, email, phone, trainingType, preferredFormat, urgency } = valid();
      const id = await apply({ name, email, phone, program, trainingType, preferredFormat, urgency });
      expect(await (await site.get(`${path}/${id}`)).json()).toMatchObject({
        participantCount: '1',
        company: null,
        budget: null,
        message: null,
      });
      expect(await rows()).toMatchObject([{ language: 'tr' }]);
    },
  );

  test('Given the same Idempotency-Key, when an application is repeated, even concurrently, then one is stored, and every response contains it', async () => {
    const key = { 'Idempotency-Key': 'b7c1-once' };
    const ids = await Promise.all(Array.from({ length: 10 }, () => apply(valid(), key)));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeTruthy();
    const other = await site.post(path, valid({ program: 'data-analytics-insights' }), key);
    expect(other.status).toBe(422);
    expect(await rows()).toHaveLength(1);
    expect(await site.ctx.db.select().from(mailOutbox)).toHaveLength(2);
  });

  testOnOneEngine(
    'Given a program by its title in any language, or one for companies, then it is recognised',
    async () => {
      for (const locale of locales) {
        const titles = [...trainingServices(locale), ...corporatePrograms(locale)].map(({ title }) => title);
        for (const title of titles)
          expect((await site.post(path, valid({ program: title }))).status).toBe(201);
      }
      expect(new Set((await rows()).map(({ programId }) => programId)).size).toBe(13);
    },
  );

  testOnOneEngine(
    'Given an unknown id, then the response is 404; given an application whose data was erased, then the response’s body is null',
    async () => {
      expect((await site.get(`${path}/3e1f1c1e-0000-4000-8000-000000000000`)).status).toBe(404);
      expect((await site.get(`${path}/x'%20or%201=1`)).status).toBe(404);
      const id = await apply(valid());
      await site.ctx.db.update(trainingApplications).set({ erasedAt: site.clock.now() });
      const erased = await site.get(`${path}/${id}`);
      expect([erased.status, await erased.json()]).toEqual([200, null]);
    },
  );

  test('Given an unknown status, then the database refuses the row', async () => {
    await apply(valid());
    await expect(
      site.ctx.db.update(trainingApplications).set({ status: 'sold' as 'pending' }),
    ).rejects.toThrow();
  });
});

describe('applications that violate the contract', () => {
  let site: TestApi;
  beforeAll(async () => {
    site = await openTestApi('postgres', now);
  });
  afterAll(() => site.close());

  const inTurkish: [string, Record<string, unknown>, string, string][] = [
    ['a name of one letter', { name: ' A ' }, 'name', 'Ad en az 2 karakter olmalıdır'],
    ['no name', { name: undefined }, 'name', 'Ad en az 2 karakter olmalıdır'],
    ['an invalid e-mail', { email: 'deniz@' }, 'email', 'Geçerli bir email adresi giriniz'],
    ['no e-mail', { email: '' }, 'email', 'Geçerli bir email adresi giriniz'],
    ['a phone of nine', { phone: '123456789' }, 'phone', 'Telefon numarası en az 10 karakter olmalıdır'],
    ['no program', { program: '' }, 'program', 'Lütfen bir program seçiniz'],
    ['an unknown program', { program: 'yoga' }, 'program', 'Lütfen bir program seçiniz'],
    ['no participants', { participantCount: '' }, 'participantCount', 'Katılımcı sayısı giriniz'],
    [
      'zero participants',
      { participantCount: '0' },
      'participantCount',
      'Katılımcı sayısı en az 1 olmalıdır',
    ],
    [
      'words instead of a number',
      { participantCount: 'çok' },
      'participantCount',
      'Katılımcı sayısı en az 1 olmalıdır',
    ],
    [
      'half a participant',
      { participantCount: '60.5' },
      'participantCount',
      '1 ile 99999 arasında bir tam sayı girin',
    ],
    [
      'too many participants',
      { participantCount: '100000' },
      'participantCount',
      '1 ile 99999 arasında bir tam sayı girin',
    ],
    ['no type', { trainingType: '' }, 'trainingType', 'Eğitim türü seçiniz'],
    ['an unknown type', { trainingType: 'family' }, 'trainingType', 'Eğitim türü seçiniz'],
    ['no format', { preferredFormat: undefined }, 'preferredFormat', 'Tercih edilen format seçiniz'],
    ['no urgency', { urgency: null }, 'urgency', 'Zamanlama tercihini seçiniz'],
  ];
  test.each(inTurkish)(
    'Given %s, then 422 has exactly the expected message',
    async (_, over, field, message) => {
      const response = await site.post(path, valid(over));
      expect(response.status).toBe(422);
      expect((await response.json()).errors).toEqual([{ path: field, message }]);
    },
  );

  test.each(locales)('Given an empty body in %s, then every error is in that language', async (language) => {
    const { errors } = await (await site.post(path, { language })).json();
    const { validation } = trainingCopy[language];
    const byField = Object.fromEntries(
      errors.map((error: { path: string; message: string }) => [error.path, error.message]),
    );
    const { participantCount: _, ...required } = validation;
    expect(byField).toEqual(required);
  });

  test.each([
    ['a status that only the owner sets', { status: 'accepted' }, 'status'],
    ['another type of service', { serviceType: 'consulting' }, 'serviceType'],
    ['a name with a line break', { name: 'Deniz\r\nBcc: x@y.example' }, 'name'],
    ['an overlong message', { message: 'a'.repeat(4001) }, 'message'],
    ['an unknown language', { language: 'fr' }, 'language'],
  ])('Given %s, then 422 names the field', async (_, over, field) => {
    const response = await site.post(path, valid(over));
    expect(response.status).toBe(422);
    expect((await response.json()).errors.map((error: { path: string }) => error.path)).toEqual([field]);
  });

  test('Given all these refused requests, then nothing was stored', async () => {
    expect(await site.ctx.db.select().from(trainingApplications)).toHaveLength(0);
  });
});
