import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedLook } from '#/features/look/contract';
import { imageLook } from '#/features/look/rules';
import { textNames } from '#/features/profile/contract';
import type { OwnersProfile } from '#/features/profile/item';
import { locales } from '#/platform/i18n/locale';
import { pageSubject } from '#/web/discovery/sharing/subjects';
import { addressIn } from '../support/address';
import { linkOf } from '../support/booking';
import { apply, book, write } from '../support/inbox-pages';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { cookieOf, owner, ownerEnv } from '../support/owner';
import { fixedPages } from '../support/pages';
import { paintedPicture } from '../support/pictures';
import { sampleTexts } from '../support/sample-texts';
import { type Site, startSite } from '../support/site';

let site: Site;
let mailbox: Mailbox;
let headers: Record<string, string>;
let offered: Awaited<ReturnType<typeof offer>>;
beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startSite({ env: { ...ownerEnv, SMTP_URL: mailbox.url } });
  headers = { Cookie: await cookieOf(site), 'Content-Type': 'application/json' };
});
afterAll(async () => {
  await site?.kill();
  await mailbox.stop();
});

const admin = async (method: string, path: string, body?: object) => {
  const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
  const response = await fetch(`${site.url}/api/admin${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
};
const read = async (path: string) => (await fetch(site.url + path)).text();

async function uploadPortrait(): Promise<string> {
  const form = new FormData();
  const picture = await paintedPicture(900, 1200).jpeg().toBuffer();
  form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'ada.jpg');
  const { Cookie = '' } = headers;
  const response = await fetch(`${site.url}/api/admin/upload-image`, {
    method: 'POST',
    headers: { Cookie },
    body: form,
  });
  return ((await response.json()) as { url: string }).url;
}

/** A text of hers in each language. */
const hers = (text: string) => ({ tr: `${text} bir`, en: `${text} one`, ar: `${text} واحد` });

/** What she offers, in place of the sample's services and programs; as it is named in a booking and an application. */
async function offer() {
  const shared = { title: hers('service'), description: hers('about it'), isPublished: true };
  const consulting = await admin('POST', '/consulting-categories', { title: hers('category') });
  const service = await admin('POST', '/consulting-services', {
    ...shared,
    category: consulting.id,
    durations: [60],
  });
  const training = await admin('POST', '/training-categories', { title: hers('training category') });
  const program = await admin('POST', '/training-services', { ...shared, category: training.id });
  return { service: String(service.id), program: String(program.id) };
}

/** Everything of the profile in another person's words. */
const moveIn = async () =>
  admin('PUT', '/profile', {
    name: { tr: 'Ada Işık', en: 'Ada Işık', ar: 'آدا إيشيك' },
    roles: { tr: 'Hekim\nOzan', en: 'Physician\nPoet', ar: 'طبيبة\nشاعرة' },
    deck: hers('deck'),
    description: { tr: '' },
    portrait: await uploadPortrait(),
    portraitAlt: hers('portrait'),
    figures: [{ value: '7', label: hers('figure') }],
    aboutFigures: [],
    consultingFigures: [],
    trainingFigures: [],
    email: 'ada@isik.example',
    trainingEmail: '',
    phone: '0312 444 33 22',
    whatsapp: '0532 444 33 22',
    linkedin: '@ada',
    x: '',
    instagram: '',
    youtube: '',
    city: { tr: 'Van', en: 'Van', ar: 'وان' },
    openingHours: 'Tu 10:00-12:00',
    ...Object.fromEntries(
      textNames.filter((name) => !/Description$|^keywords$/.test(name)).map((name) => [name, hers(name)]),
    ),
  });

const escapes: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};
const unescaped = (text: string) =>
  text.replace(/&(amp|#x27|quot|lt|gt);/g, (entity) => escapes[entity] ?? '');

/** Every text that the site gives to anybody, by where it stands. */
async function everyText(): Promise<Map<string, string>> {
  const paths = [
    ...fixedPages.map(({ path }) => path),
    ...['/manifest.webmanifest', '/llms.txt', '/feed.xml', '/atom.xml', '/missing'],
    ...['profile', 'books', 'books/samples', 'media', 'articles', 'about'].map((noun) => `/api/${noun}`),
    '/offline',
  ];
  const found = new Map<string, string>();
  const addresses = [
    '/sitemap.xml',
    '/robots.txt',
    ...paths.flatMap((path) => locales.map((l) => addressIn(path, l))),
  ];
  for (const address of addresses) found.set(address, unescaped(await read(address)));
  return found;
}

async function everyMail({ service, program }: typeof offered): Promise<Map<string, string>> {
  const before = mailbox.mails.length;
  const visitor = { name: 'Selin Aydın', email: 'selin@marti.example' };
  const found = new Map<string, string>();
  for (const language of locales) {
    const email = `${language}.${visitor.email}`;
    const reservation = await book(site, visitor.name, email, {
      ...{ language, serviceId: service, service: hers('service').tr },
      phone: `+90 532 11${language.length} 00 ${before}${locales.indexOf(language)}`,
    });
    await apply(site, visitor.name, email, { language, program });
    await write(site, visitor.name, email, { language });
    const confirmation = await mailbox.waitFor(
      ({ text = '', to }) => to?.[0]?.address === email && text.includes('/manage'),
    );
    for (const path of [linkOf(confirmation), `/reservation-success?id=${reservation}`])
      found.set(
        `${path} in ${language}`,
        unescaped(await read(addressIn(path.replace(/&lang=\w+/, ''), language))),
      );
  }
  await fetch(`${site.url}/api/auth/request-password-reset`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: owner.email }),
  });
  await mailbox.waitFor(
    ({ to, text = '' }) => to?.[0]?.address === owner.email && text.includes('/admin/reset'),
  );
  // A booking, an application and a message each tell the owner, the first two the visitor as well.
  await expect.poll(() => mailbox.mails.length).toBeGreaterThanOrEqual(before + 3 * 4);
  mailbox.mails.slice(before).forEach((mail, index) => {
    const files = mail.attachments.map(({ content }) =>
      typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8'),
    );
    const unfolded = files.map((file) => file.replace(/\r?\n[ \t]/g, ''));
    found.set(
      `mail ${index} ${mail.subject}`,
      unescaped(
        [mail.from?.name, mail.from?.address, mail.subject, mail.text, mail.html, ...unfolded].join('\n'),
      ),
    );
  });
  return found;
}

const samplePictures = new Set(
  ['portrait', 'portrait-480', 'portrait-800', 'portrait-1200'].map((name) =>
    hash(readFileSync(`public/img/${name}.webp`)),
  ),
);
function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

test('Given another person who has moved in, then no page, feed, mail, calendar file, API or shared image shows a word, number or picture of the sample person', async () => {
  await moveIn();
  await admin('DELETE', '/samples');
  offered = await offer();
  const { samples } = (await admin('GET', '/profile')) as OwnersProfile;
  expect(samples).toEqual([]);

  const texts = new Map([...(await everyText()), ...(await everyMail(offered))]);
  const look = imageLook(shippedLook);
  for (const locale of locales) {
    const profile = JSON.parse(texts.get(addressIn('/api/profile', locale)) ?? '');
    for (const { share } of fixedPages)
      if (share && share !== 'article') {
        const image = await pageSubject({ profile, baseUrl: site.url, locale, look }, share);
        texts.set(`image of ${share} in ${locale}`, JSON.stringify(image));
      }
  }
  const sample = sampleTexts();
  expect(sample.length).toBeGreaterThan(150);
  const left = [...texts].flatMap(([where, text]) =>
    sample.filter((each) => text.includes(each)).map((each) => `${where}: ${each.slice(0, 60)}`),
  );
  expect(left).toEqual([]);

  const pictures = new Set(
    [...texts.values()].flatMap(
      (text) => text.match(/\/(?:img|uploads)\/[\w./-]+\.(?:webp|png|jpg|avif)/g) ?? [],
    ),
  );
  expect([...pictures].some((address) => address.startsWith('/uploads/'))).toBe(true);
  for (const address of pictures) {
    expect(address).not.toMatch(/^\/img\/(portrait|books|articles|media)/);
    const bytes = new Uint8Array(await (await fetch(site.url + address)).arrayBuffer());
    expect(samplePictures.has(hash(bytes)), address).toBe(false);
  }
});

test('Given an owner without telephone and WhatsApp, then no page and no mail offers them in any language', async () => {
  await admin('PUT', '/profile', { phone: '', whatsapp: '' });
  const texts = [...(await everyText()), ...(await everyMail(offered))].filter(
    ([where]) => !where.startsWith('/api/'),
  );
  const offers = texts.flatMap(([where, text]) => {
    const shown = text.replace(/<script[\s\S]*?<\/script>/g, '');
    const [offer] = /.{0,40}(WhatsApp|واتساب|wa\.me|href="tel:).{0,20}/.exec(shown) ?? [];
    return offer ? [`${where}: ${offer}`] : [];
  });
  expect(offers).toEqual([]);
  const { phone, whatsapp } = await (await fetch(`${site.url}/api/profile`)).json();
  expect([phone, whatsapp]).toEqual(['', '']);
  expect(await read('/')).not.toContain('"telephone"');
});
