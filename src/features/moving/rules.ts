import { escapeMarkup } from '#/platform/html/escape';
import { type Locale, type Localized, textDirection } from '#/platform/i18n/locale';
import { withoutTrailingSlashes } from '#/platform/input/trailing-slashes';
import type { ExportedText } from '#/platform/reading/exported';
import { toWallTime } from '#/platform/time/zone';
import type { Program } from './admin-contract';

/** The most bytes of a key, so that it fits into an index of the database. */
const maxKey = 2_000;

/** The address of the old site, without a trailing slash; undefined if the text is not a web address. */
export function siteAddress(typed: string): string | undefined {
  const text = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url?.hostname.includes('.') || text === '' || url.username || url.password) return undefined;
  return `${url.origin}${withoutTrailingSlashes(url.pathname)}`;
}

/** Which program made an export, judged by its first character; undefined for any other file. */
export function programOf(beginning: string): Program | undefined {
  const first = beginning.replace(/^\uFEFF/, '').trimStart()[0];
  if (first === '<') return 'wordpress';
  return first === '{' ? 'ghost' : undefined;
}

/** The key by which a text is recognised in a later export of the same site. */
export function keyOf({ guid, id }: Pick<ExportedText, 'guid' | 'id'>, address: string): string {
  const isAddress = /^https?:\/\//i.test(guid) && new TextEncoder().encode(guid).length <= maxKey;
  return isAddress ? guid : `${address}/?p=${encodeURIComponent(id).slice(0, 100)}`;
}

/** The day of a text in the site's time zone, as YYYY-MM-DD; today for a text without a valid date. */
export function dayOf({ date }: Pick<ExportedText, 'date'>, timeZone: string, now: Date): string {
  if (date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date)) return isDay(date) ? date : dayAt(now, timeZone);
  const moment = date === null ? now : new Date(date);
  return dayAt(Number.isNaN(moment.getTime()) ? now : moment, timeZone);
}

const dayAt = (moment: Date, timeZone: string): string => toWallTime(moment, timeZone).date;
const isDay = (date: string): boolean => new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);

const fold = (name: string): string => name.trim().normalize('NFC').toLocaleLowerCase('tr');

/** The first category, in the owner's spelling if she has one of this name, otherwise as exported. Empty if there is none. */
export function chooseCategory([name = '']: readonly string[], hers: readonly string[]): string {
  const known = hers.find((own) => fold(own) === fold(name));
  return (
    known ??
    name
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 80)
  );
}

/** The addresses at which the old site showed a text. */
export function oldAddresses({ kind, link, id }: ExportedText, program: Program): string[] {
  const plain = `/?${kind === 'page' ? 'page_id' : 'p'}=${encodeURIComponent(id)}`;
  const own = program === 'wordpress' ? [plain] : [];
  return [...new Set([...(URL.canParse(link) ? [link] : []), ...own])];
}

/** The links that embedded players have become: paragraphs that hold nothing but an address. */
export const embedsIn = (html: string): { paragraph: string; url: string }[] =>
  [...html.matchAll(/<p><a href="([^"]*)"[^<>]*>([^<]*)<\/a><\/p>/g)]
    .filter(([, address, words]) => address === words)
    .map(([paragraph, address = '']) => ({ paragraph, url: address.replaceAll('&amp;', '&') }));

/** The parts of an article that its page in the archive shows. */
export interface ArchivedArticle {
  id: string;
  title: Partial<Localized>;
  excerpt: Partial<Localized>;
  /** Sanitised HTML. */
  content: Partial<Localized>;
  image: string | null;
  /** YYYY-MM-DD. */
  date: string;
  category: string;
}

const withArchivedPictures = (html: string): string =>
  html.replaceAll('src="/uploads/', 'src="../../pictures/');

/**
 * An article in one language as an HTML page that works without the site; undefined if the article has no title in that language.
 */
export function articlePage(
  { id, title, excerpt, content, image, date, category }: ArchivedArticle,
  locale: Locale,
): { name: string; html: string } | undefined {
  const [heading, body] = [title[locale]?.trim(), content[locale]?.trim()];
  if (!heading) return undefined;
  const picture = image ? `<p><img src="${escapeMarkup(image)}" alt=""></p>` : '';
  const lead = excerpt[locale]?.trim();
  const html = `<!doctype html>
<html lang="${locale}" dir="${textDirection(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(heading)}</title>
<style>body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.6 serif}img{max-width:100%;height:auto}</style>
</head>
<body>
<h1>${escapeMarkup(heading)}</h1>
<p>${escapeMarkup([date, category].filter(Boolean).join(' · '))}</p>
${lead ? `<p><em>${escapeMarkup(lead)}</em></p>` : ''}
${picture}
${body ?? ''}
</body>
</html>
`;
  return { name: `${date}-${id}.html`, html: withArchivedPictures(html) };
}
