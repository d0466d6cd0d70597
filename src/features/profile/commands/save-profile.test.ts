import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoProfile } from '#content/profile/demo';
import { openTestApi, type TestApi } from '../../../../tests/support/api';
import { signedInBefore } from '../../../../tests/support/owner';
import { storedProfile } from '../queries';

let api: TestApi;
let Cookie: string;
beforeAll(async () => {
  api = await openTestApi('postgres', '2026-06-01T09:00:00Z');
  Cookie = await signedInBefore(api);
});
afterAll(() => api.close());

const read = async () => (await api.get('/api/admin/profile', { Cookie })).json();
const put = (body: object) =>
  api.request('/api/admin/profile?lang=en', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Cookie },
    body: JSON.stringify(body),
  });

test('Given nobody who is signed in, then the profile is neither shown nor changed', async () => {
  expect((await api.get('/api/admin/profile')).status).toBe(401);
  const answer = await api.request('/api/admin/profile', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(401);
});

test('Given the shipped profile, when all of it is sent back as it is, then nothing of it changes', async () => {
  const shown = await read();
  const answer = await put(shown);
  expect(answer.status).toBe(200);
  expect(await storedProfile(api.ctx)).toEqual(demoProfile);
  expect((await answer.json()).version).toBe(shown.version + 1);
});

test('Given a new Turkish name and role beside the sample’s translations, then those are dropped, and the sample note and the sample videos go', async () => {
  const shown = await read();
  await put({
    name: { ...shown.name, tr: 'Ayşe Yılmaz' },
    roles: { ...shown.roles, tr: 'Diyetisyen', ar: 'اختصاصية تغذية' },
  });
  const stored = await storedProfile(api.ctx);
  expect(stored.name).toEqual({ tr: 'Ayşe Yılmaz' });
  expect(stored.roles).toEqual({ tr: ['Diyetisyen'], ar: ['اختصاصية تغذية'] });
  expect(stored.demoNotice).toBeNull();
  expect(await (await api.get('/api/media')).json()).toEqual([]);
  expect(await (await api.get('/api/books/samples?lang=tr')).json()).toEqual([]);
});

test('Given another person, then the document holds her, and translations that are missing stay missing', async () => {
  const answer = await put({
    name: { tr: 'Ada Nur Işık', ar: 'آدا نور إيشيك' },
    roles: { tr: 'Hekim\nYazar\n\nHekim', en: 'Physician' },
    deck: { tr: 'Hekimliği *herkese* anlatır.', en: 'Explains medicine.' },
    phone: '+90 (532) 111 22 33',
    whatsapp: '+90 532 111 22 33',
    trainingEmail: '',
    linkedin: '',
    x: 'x.com/ada',
    country: 'NL',
    showsSampleNote: false,
  });
  expect(answer.status).toBe(200);
  const { trainingEmail: _, ...rest } = demoProfile;
  expect(await storedProfile(api.ctx)).toEqual({
    ...rest,
    name: { tr: 'Ada Nur Işık', ar: 'آدا نور إيشيك' },
    roles: { tr: ['Hekim', 'Yazar'], en: ['Physician'] },
    deck: {
      tr: { before: 'Hekimliği ', emphasis: 'herkese', after: ' anlatır.' },
      en: { before: 'Explains medicine.', emphasis: '', after: '' },
    },
    phone: '+90 (532) 111 22 33',
    whatsapp: '905321112233',
    social: {
      x: 'https://x.com/ada',
      instagram: demoProfile.social.instagram,
      youtube: demoProfile.social.youtube,
    },
    country: 'NL',
    demoNotice: null,
  });
});

test('Given figures with labels of her own, then those are stored, and shipped captions are not', async () => {
  const { aboutFigures } = await read();
  const [awards, years] = aboutFigures;
  const patients = { value: '%97', label: { tr: 'iyileşen', en: 'recovered' } };
  await put({
    aboutFigures: [patients, { ...years, label: { ...years.label, tr: 'yıl hekimlik' } }, awards],
  });
  expect((await storedProfile(api.ctx)).aboutFigures).toEqual([
    { value: { tr: '%97', en: '97%', ar: '97%' }, label: { tr: 'iyileşen', en: 'recovered' } },
    { key: 'years', value: '25+', label: { ...years.label, tr: 'yıl hekimlik' } },
    { key: 'awards', value: '50+' },
  ]);
  const shown = await (await api.get('/api/profile?lang=en')).json();
  expect(shown.aboutFigures).toEqual([
    { value: '97%', label: 'recovered' },
    { key: 'years', value: '25+', label: years.label.en },
    { key: 'awards', value: '50+' },
  ]);
});

test('Given lines of the name, then they are stored only where they don’t follow from the name', async () => {
  await put({ nameLines: { tr: 'Ada\nNur Işık', en: 'Ada Nur\nIşık' } });
  expect((await storedProfile(api.ctx)).nameLines).toEqual({ tr: ['Ada', 'Nur Işık'] });
  expect((await read()).nameLines).toEqual({ tr: 'Ada\nNur Işık', en: '', ar: '' });
});

test('Given texts of pages, then only those are stored that differ from the shipped ones, and an emptied one stays empty', async () => {
  const { consultingDeck, contactText } = await read();
  expect(consultingDeck.tr).toBe(
    'Bir soru, bir masa, belli bir süre. Her görüşme *yazıya dökülmüş bir adımla* biter.',
  );
  const own = { ...contactText, tr: 'Yazın, konuşalım.' };
  await put({ consultingDeck, contactText: own, trainingReasons: { tr: 'Kısa\nBir gün sürer.' } });
  // The translations were those of the shipped text, so they were removed.
  const texts = { contactText: { tr: own.tr }, trainingReasons: { tr: 'Kısa\nBir gün sürer.' } };
  expect((await storedProfile(api.ctx)).texts).toEqual(texts);
  const shown = await (await api.get('/api/profile?lang=ar')).json();
  expect(shown.texts).toEqual(
    expect.objectContaining({ contactText: own.tr, trainingReasons: 'Kısa\nBir gün sürer.' }),
  );
  await put({ contactText: { tr: '' }, trainingReasons: { tr: '' } });
  expect((await storedProfile(api.ctx)).texts).toEqual({
    contactText: { tr: '' },
    trainingReasons: { tr: '' },
  });
  expect((await read()).contactText).toEqual({ tr: '', en: '', ar: '' });
});

test('Given shipped fields, then each is a sample until it is changed or kept, and whoever keeps the name is no invented person', async () => {
  const api = await openTestApi('postgres', '2026-06-01T09:00:00Z');
  const headers = { Cookie: await signedInBefore(api), 'Content-Type': 'application/json' };
  const samples = async (): Promise<string[]> =>
    (await (await api.get('/api/admin/profile', headers)).json()).samples;
  const send = (method: string, path: string, body: object) =>
    api.request(`/api/admin/profile${path}`, { method, headers, body: JSON.stringify(body) });
  try {
    const before = await samples();
    expect(before).toEqual(expect.arrayContaining(['name', 'portrait', 'figures', 'x', 'contactText']));
    await send('PUT', '', {
      deck: { tr: 'Hekimliği anlatır.' },
      city: { tr: 'Van', en: 'Istanbul' },
      figures: [{ value: '7', label: { tr: 'kitap' } }],
      contactText: { tr: '' },
    });
    const changed = ['deck', 'city', 'figures', 'contactText'];
    expect(await samples()).toEqual(before.filter((name) => !changed.includes(name)));

    expect((await send('POST', '/kept', { names: ['name', 'portrait'] })).status).toBe(200);
    const left = await samples();
    expect(left).not.toContain('name');
    expect(left).not.toContain('portrait');
    expect(left).toContain('phone');
    // Once the name is kept, the descriptions of pages are made from the name and the roles.
    expect(left).not.toContain('aboutDescription');
    const shown = await (await api.get('/api/profile?lang=en')).json();
    expect(shown).toMatchObject({
      demoNotice: null,
      texts: { aboutDescription: expect.stringMatching(/^Who is Leyla Günışık\?/) },
    });
    expect(shown.kept).toBeUndefined();
    expect((await send('POST', '/kept', { names: ['document'] })).status).toBe(422);
  } finally {
    await api.close();
  }
});

test('Given a business and its hours, then they are stored, and an empty name is none', async () => {
  const openingHours = 'Mo-Fr 10:00-17:00; Sa 10:00-13:00';
  await put({
    openingHours,
    legalName: { tr: 'Işık Ltd. Şti.' },
    legalAddress: { tr: 'Moda Cad. 1\nKadıköy' },
  });
  const shown = await (await api.get('/api/profile?lang=en')).json();
  expect([shown.openingHours, shown.legal]).toEqual([
    openingHours,
    { name: 'Işık Ltd. Şti.', address: 'Moda Cad. 1\nKadıköy' },
  ]);
  await put({ legalName: { tr: '' }, legalAddress: { tr: '' } });
  expect((await storedProfile(api.ctx)).legal).toBeUndefined();
});

test('Given a focal point, then it is stored with its picture, and another picture begins without one', async () => {
  await put({ portrait: '/uploads/a.webp', portraitFocus: { x: 70, y: 20 } });
  const shown = await (await api.get('/api/profile?lang=en')).json();
  expect(shown.portrait).toMatchObject({ src: '/uploads/a.webp', focus: { x: 70, y: 20 } });
  await put({ portrait: '/uploads/b.webp', portraitFocus: { x: 70, y: 20 } });
  expect((await storedProfile(api.ctx)).portrait.focus).toBeUndefined();
});

test('Given numbers of the career, then the shipped title follows them; without them, the figures', async () => {
  const { careerTitle } = await read();
  await put({ careerYears: '12', careerEventCount: 40, careerTitle });
  const shown = await read();
  expect([shown.careerYears, shown.careerTitle.tr]).toEqual([12, '12 yıl, *40 çizgi.*']);
  await put({ careerYears: '', careerEventCount: null });
  expect((await storedProfile(api.ctx)).career).toBeUndefined();
});

test.each([
  [{ phone: '0312 111 22 33' }, { phone: '+90 312 111 22 33' }],
  [{ phone: '(0532) 111 22 33' }, { phone: '+90 532 111 22 33' }],
  [{ phone: '0049 30 1234567', country: 'DE' }, { phone: '+49 30 1234567' }],
  [{ whatsapp: '532 111 22 33' }, { whatsapp: '905321112233' }],
  [
    { phone: '', whatsapp: '' },
    { phone: '', whatsapp: '' },
  ],
  [{ x: '@ada' }, { social: { x: 'https://x.com/ada' } }],
  [{ linkedin: '@ada-isik' }, { social: { linkedin: 'https://www.linkedin.com/in/ada-isik' } }],
  [{ youtube: '@ada' }, { social: { youtube: 'https://www.youtube.com/@ada' } }],
])('Given %j, then it is understood', async (body, stored) => {
  expect((await put(body)).status).toBe(200);
  expect(await storedProfile(api.ctx)).toMatchObject(stored);
});

test.each([
  [{ name: { tr: '' } }, 'name.tr', 'This field is required'],
  [{ contactTitle: { tr: '' } }, 'contactTitle.tr', 'This field is required'],
  [{ roles: { tr: 'a\nb\nc\nd\ne\nf\ng' } }, 'roles.tr', 'Please use at most 6 lines'],
  [{ phone: '0532 111' }, 'phone', 'Please write the number with its country code: +90 555 000 00 00'],
  [
    { whatsapp: '0151 23456789', country: 'DE' },
    'whatsapp',
    'Please write the number with its country code: +90 555 000 00 00',
  ],
  [{ openingHours: 'Mo 18:00-09:00' }, 'openingHours', 'The closing time must be after the opening time'],
  [{ openingHours: 'Sa-Mo 09:00-18:00' }, 'openingHours', 'This value is not valid'],
  [{ x: 'javascript:alert(1)' }, 'x', 'The address must start with http:// or https://'],
  [{ portrait: '' }, 'portrait', 'This field is required'],
  [{ figures: [{ value: '5', label: { tr: '' } }] }, 'figures.0.label.tr', 'This field is required'],
])('Given %j, then the field is refused in words', async (body, path, message) => {
  const answer = await put(body);
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toEqual([{ path, message }]);
});

test('Given a change on an outdated version, then it is refused with what is stored', async () => {
  const { version } = await read();
  await put({ version, city: { tr: 'İzmir' } });
  const late = await put({ version, city: { tr: 'Bursa' } });
  expect(late.status).toBe(409);
  expect((await late.json()).current).toMatchObject({ version: version + 1, city: { tr: 'İzmir' } });
});

test('Given automatic texts of one form, then the marks of the others stay', async () => {
  await put({ description: { tr: 'Hekim.', en: 'Physician.' }, automatic: ['description.en'] });
  await put({ city: { tr: 'İzmir', en: 'Izmir' }, automatic: ['city.en'] });
  expect((await read()).automatic).toEqual(['description.en', 'city.en']);
  await put({ description: { tr: 'Hekim.', en: 'Physician.' }, automatic: [] });
  expect((await read()).automatic).toEqual(['city.en']);
});
