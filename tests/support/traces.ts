import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Locale } from '#/platform/i18n/locale';
import { locales } from '#/platform/i18n/locale';
import { pageSubject } from '#/web/discovery/sharing/subjects';
import { addressIn } from './address';
import { linkOf } from './booking';
import { book, write } from './inbox-pages';
import type { Mailbox, ReceivedMail } from './mailbox';
import { fixedPages } from './pages';
import type { Site } from './site';

// Collects all that a site gives to anybody, so that tests can search it for traces of the sample person.

const escapes: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};
const unescaped = (text: string) =>
  text.replace(/&(amp|#x27|quot|lt|gt);/g, (entity) => escapes[entity] ?? '');

const nouns = [
  'profile',
  'books',
  'books/samples',
  'media',
  'articles',
  'about',
  'consulting-services',
  'consulting-packages',
  'training-services',
  'corporate-programs',
];

/** Every text of pages, feeds, files and the API in these languages, by address. */
export async function everyText(
  site: Site,
  languages: readonly Locale[] = locales,
): Promise<Map<string, string>> {
  const paths = [
    ...fixedPages.map(({ path }) => path),
    '/manifest.webmanifest',
    '/llms.txt',
    '/feed.xml',
    '/atom.xml',
    '/missing',
    '/articles/missing',
    ...nouns.map((noun) => `/api/${noun}`),
    '/offline',
  ];
  const addresses = [
    '/sitemap.xml',
    '/robots.txt',
    '/sw.js',
    '/api/opening',
    '/api/articles/missing',
    ...paths.flatMap((path) => languages.map((language) => addressIn(path, language))),
  ];
  const found = new Map<string, string>();
  for (const address of addresses)
    found.set(address, unescaped(await (await fetch(site.url + address)).text()));
  return found;
}

/** The texts that are drawn into each sharing image, with the image's name. `texts` are the result of `everyText`. */
export async function everyImage(
  texts: ReadonlyMap<string, string>,
  { site, look }: { site: Site; look: Parameters<typeof pageSubject>[0]['look'] },
  languages: readonly Locale[],
): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const locale of languages) {
    const profile = JSON.parse(texts.get(addressIn('/api/profile', locale)) ?? '');
    for (const { share } of fixedPages)
      if (share && share !== 'article') {
        const image = await pageSubject({ profile, baseUrl: site.url, locale, look }, share);
        found.push([`image of ${share} in ${locale}`, JSON.stringify(image)]);
      }
  }
  return found;
}

/** A service as a booking request names it. */
export interface Offered {
  service: string;
  title: string;
  /** In Turkish: '40 dakika'. */
  duration: string;
  /** The answers to the service's questions, by the ids of the questions. */
  answers?: Record<string, string>;
  /** Confirms a booking as the owner; only for a service that the owner has to confirm. */
  approve?: (reservation: string) => Promise<unknown>;
}

/**
 * Books each service and sends a message in each language, and asks for a new password. Returns the texts of all mails that this
 * causes, with their files, and of the pages on which visitors see their bookings.
 */
export async function everyMail(
  { site, mailbox, ownersEmail }: { site: Site; mailbox: Mailbox; ownersEmail: string },
  offered: readonly Offered[],
  languages: readonly Locale[] = locales,
): Promise<Map<string, string>> {
  const before = mailbox.mails.length;
  const visitor = { name: 'Selin Aydın', email: 'selin@marti.example' };
  const found = new Map<string, string>();
  for (const language of languages) {
    const email = `${language}.${visitor.email}`;
    for (const [index, { service, title, duration, answers, approve }] of offered.entries()) {
      const reservation = await book(site, visitor.name, email, {
        language,
        serviceId: service,
        service: title,
        serviceDuration: duration,
        answers,
        phone: `+90 532 11${index} 00 ${before}${locales.indexOf(language)}`,
      });
      const letters = () =>
        mailbox.mails.filter(
          ({ text = '', to }) => to?.[0]?.address === email && text.includes(`/${reservation}/manage`),
        );
      await expect.poll(letters).toHaveLength(1);
      if (approve) {
        await approve(reservation);
        await expect.poll(letters).toHaveLength(2);
      }
      const [confirmation] = letters().slice(-1) as [ReceivedMail];
      for (const path of [linkOf(confirmation), `/reservation-success?id=${reservation}`]) {
        const address = addressIn(path.replace(/&lang=\w+/, ''), language);
        found.set(`${path} in ${language}`, unescaped(await (await fetch(site.url + address)).text()));
      }
    }
    await write(site, visitor.name, email, { language });
  }
  await fetch(`${site.url}/api/auth/request-password-reset`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: ownersEmail }),
  });
  await mailbox.waitFor(
    ({ to, text = '' }) => to?.[0]?.address === ownersEmail && text.includes('/admin/reset'),
  );
  // A message causes a mail to the owner; a booking one to the owner and one to the visitor; its approval at least one more.
  const each = 1 + offered.reduce((sum, { approve }) => sum + (approve ? 3 : 2), 0);
  await expect.poll(() => mailbox.mails.length).toBeGreaterThanOrEqual(before + languages.length * each);
  mailbox.mails.slice(before).forEach((mail, index) => {
    expect(mail.from?.address).toBe(ownersEmail);
    expect(mail.envelope.to.every((to) => to === ownersEmail || to.endsWith(visitor.email))).toBe(true);
    const files = mail.attachments.map(({ content }) =>
      typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8'),
    );
    const unfolded = files.map((file) => file.replace(/\r?\n[ \t]/g, ''));
    const parts = [mail.from?.name, mail.from?.address, mail.subject, mail.text, mail.html, ...unfolded];
    found.set(`mail ${index} ${mail.subject}`, unescaped(parts.join('\n')));
  });
  return found;
}

/** The pictures of this site that are named somewhere in the texts. */
export const picturesIn = (texts: Iterable<string>): Set<string> =>
  new Set(
    [...texts].flatMap((text) => text.match(/\/(?:img|uploads)\/[\w./-]+\.(?:webp|png|jpg|avif)/g) ?? []),
  );

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Hashes of the sample person's portraits. */
export const samplePortraits = () =>
  new Set(
    ['portrait', 'portrait-480', 'portrait-800', 'portrait-1200'].map((name) =>
      hashOf(readFileSync(`public/img/${name}.webp`)),
    ),
  );
