import { randomUUID } from 'node:crypto';
import { unpackTar } from 'modern-tar';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reservations } from '#/features/booking/table';
import { noValues } from '#/features/mail-settings/rules';
import { openTestApi, type TestApi } from '../../tests/support/api';
import { cohortOf } from '../../tests/support/cohorts';
import { oneEngine } from '../../tests/support/database';
import { owner as ownersAccount, signedInBefore } from '../../tests/support/owner';
import { paintedPicture } from '../../tests/support/pictures';
import { appointmentIn } from '../../tests/support/reservation';

const day = 24 * 60 * 60 * 1000;

describe.each(oneEngine)('the archive on %s', (engine) => {
  let site: TestApi;
  let Cookie: string;
  beforeEach(async () => {
    site = await openTestApi(engine, '2026-06-08T07:00:00Z', { mail: {} });
    Cookie = await signedInBefore(site);
  });
  afterEach(() => site.close());

  test('Given a site with content, pictures and records, when its owner asks for everything, then one file holds it, and no secret', async () => {
    const form = new FormData();
    form.set('image', new Blob([await paintedPicture(40, 30).png().toBuffer()]), 'a.png');
    const uploaded = await site.request('/api/admin/upload-image', {
      method: 'POST',
      headers: { Cookie },
      body: form,
    });
    const { url } = await uploaded.json();
    const article = {
      title: { tr: 'Başlık <b>', en: 'Title', ar: '' },
      excerpt: { tr: 'Özet', en: '', ar: '' },
      content: { tr: `<p>Metin <img src="${url}"></p>`, en: '<p>Text</p>', ar: '' },
      image: url,
      date: '2026-05-01',
    };
    expect((await site.post('/api/admin/articles', article, { Cookie })).status).toBe(201);
    const message = { name: 'Zeynep Deniz', message: 'Bir mesaj yazdım.', language: 'tr' };
    await site.post('/api/contact', { ...message, email: 'zeynep@ornek.example' });
    await site.post('/api/contact', {
      ...message,
      email: 'makine@ornek.example',
      website: 'http://x.example',
    });
    const mail = {
      ...noValues,
      host: 'smtp.ornek.example',
      port: 465,
      username: 'leyla',
      password: 'S3cr3t-parola',
    };
    const saved = await site.request('/api/admin/mail', {
      method: 'PUT',
      headers: { Cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...mail, version: 0, ownersPassword: ownersAccount.password }),
    });
    expect(saved.status).toBe(200);

    const answer = { title: { tr: 'Bağlantı' }, text: { tr: 'Merhaba {name}' } };
    expect((await site.post('/api/admin/ready-answers', answer, { Cookie })).status).toBe(201);
    const owner = (method: string, path: string, body: object) =>
      site.request(`/api/admin/${path}`, {
        method,
        body: JSON.stringify(body),
        headers: { Cookie, 'Content-Type': 'application/json' },
      });
    const [course, sale] = [randomUUID(), randomUUID()];
    expect((await owner('PUT', `cohorts/${course}`, cohortOf({ visibility: 'private' }))).status).toBe(200);
    const sold = {
      id: sale,
      packageId: 'baslangic',
      sessions: 3,
      lastDay: '',
      paid: true,
      bookBeforePaid: false,
      name: 'Ece Aksoy',
      email: 'ece@ornek.example',
      phone: '',
      language: 'tr',
      reference: '',
      paymentLink: '',
      paymentText: '',
      price: '',
    };
    expect((await owner('POST', 'balances', sold)).status).toBe(201);
    const now = site.ctx.clock.now();
    await site.ctx.db.insert(reservations).values([
      { ...appointmentIn(-7 * day, 'tr', now), email: 'past@ornek.example' },
      { ...appointmentIn(7 * day, 'tr', now), email: 'ahead@ornek.example' },
    ]);
    expect((await site.get('/api/admin/archive')).status).toBe(401);
    const response = await site.get('/api/admin/archive?lang=en', { Cookie });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="site-2026-06-08.tar.gz"');
    const unzipped = response.body?.pipeThrough(new DecompressionStream('gzip'));
    const entries = await unpackTar(unzipped as ReadableStream<Uint8Array>);
    const files = new Map(
      entries.map(({ header, data }) => [header.name.replace('site-2026-06-08/', ''), data]),
    );
    const text = (name: string) => new TextDecoder().decode(files.get(name));
    const names = [...files.keys()];
    expect(text('README.txt')).toContain('THE ARCHIVE OF YOUR SITE');
    expect(names).toEqual(
      expect.arrayContaining([
        'settings/profile.json',
        'settings/mail.json',
        'settings/look.json',
        'settings/waiting-settings.json',
        'settings/old-addresses.json',
        'records/reservations.csv',
        'records/applications.csv',
        'content/consulting-services.ar.json',
        'content/consulting-services/ai-growth.json',
        'content/consulting-categories/ai.json',
      ]),
    );
    // The archive also contains the facts about a service that only the owner sees.
    expect(JSON.parse(text('content/consulting-services/ai-growth.json'))).toMatchObject({
      booking: 'instant',
      place: { kind: 'open' },
      questions: [],
      rule: null,
    });
    expect(text(names.find((name) => name.startsWith('content/ready-answers/')) ?? '')).toContain('{name}');
    expect(text('records/messages.csv')).toContain('zeynep@ornek.example');
    expect(text('records/spam.csv')).toContain('makine@ornek.example');
    expect(text('records/reservations.csv')).toContain('past@ornek.example');
    expect(text('records/reservations.csv')).toContain('ahead@ornek.example');
    expect(JSON.parse(text(`records/courses/${course}.json`)).values.dates).toHaveLength(2);
    expect(JSON.parse(text(`records/packages/${sale}.json`)).entries).toMatchObject([
      { kind: 'sold', sessions: 3, left: 3 },
    ]);
    const [page = ''] = names.filter((name) => name.startsWith('articles/tr/'));
    expect(text(page)).toContain('<h1>Başlık &lt;b&gt;</h1>');
    const picture = /src="\.\.\/\.\.\/(pictures\/[^"]+)"/.exec(text(page))?.[1] ?? '';
    expect(files.get(picture)?.length).toBeGreaterThan(50);
    expect(names.filter((name) => name.startsWith('articles/')).map((name) => name.split('/')[1])).toEqual([
      'tr',
      'en',
    ]);
    expect(text(names.find((name) => name.startsWith('content/articles/')) ?? '')).toContain('"Title"');
    const everything = names.map(text).join('\n');
    expect(everything).not.toContain('S3cr3t');
    expect(everything).not.toContain('$argon');
    expect(everything).not.toContain('/course/');
  });
});
