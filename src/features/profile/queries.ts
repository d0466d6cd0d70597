import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { inEveryLanguage, type Locale, locales } from '#/platform/i18n/locale';
import type { Reader } from '#/platform/i18n/site-languages';
import { mentioningWhatsApp } from '#/platform/i18n/whatsapp';
import { defaultTimeZone } from '#/platform/time/site-zone';
import { toWallTime } from '#/platform/time/zone';
import { blankProfile } from '#content/profile/blank';
import { type LocalizedProfile, localizedProfile, localizeProfile } from './contract';
import { hasAbout, hasCareer, inOneLine } from './rules';
import { profiles } from './table';

/** The profile with its version and marks, for the owner's forms. Throws if none is stored. */
export async function profileRow({ db }: { db: Executor }) {
  const [row] = await db.select().from(profiles);
  if (!row) throw new Error('No profile is stored.');
  return { ...row, document: z.parse(localizedProfile, row.document) };
}
export type ProfileRow = Awaited<ReturnType<typeof profileRow>>;

/**
 * Whether the site is still about a person who came with the product, invented or blank. Only beside her may samples stand in
 * for missing items.
 */
export async function showsShippedPerson(ctx: Pick<Context, 'db'>): Promise<boolean> {
  const { demoNotice, name } = await storedProfile(ctx);
  return demoNotice !== null || locales.every((locale) => name[locale] === blankProfile.name[locale]);
}

/** The profile in every language. Throws if none is stored: the start of the server stores one. */
export async function storedProfile({ db }: Pick<Context, 'db'>): Promise<LocalizedProfile> {
  return (await profileRow({ db })).document;
}

/** A text whose part between braces names WhatsApp: without that part where the owner has no number there. */
export const orOnWhatsApp = async (ctx: Pick<Context, 'db'>, text: string): Promise<string> =>
  mentioningWhatsApp(text, (await storedProfile(ctx)).whatsapp !== '');

/** Who is responsible for visitors' data, by the legal name and address where there are any, in every language. */
export async function responsiblePerson(ctx: Pick<Context, 'db'>, main: Locale) {
  const stored = await storedProfile(ctx);
  return inEveryLanguage((locale) => {
    const { name, email, whatsapp, legal } = localizeProfile(stored, { locale, main });
    const address = legal?.address ? inOneLine(legal.address) : '';
    return { name: legal?.name || name, address, email, hasWhatsApp: whatsapp !== '' };
  });
}

/** Which parts of the home page the profile fills for a reader. */
export async function filledParts(ctx: Pick<Context, 'db'>, reader: Reader) {
  const profile = localizeProfile(await storedProfile(ctx), reader);
  return { about: hasAbout(profile), stats: hasCareer(profile) };
}

/** The zone of the owner's hours, and of every date and time that the site shows: an IANA name. */
export async function siteTimeZone(db: Executor): Promise<string> {
  const [row] = await db.select({ timeZone: sql<string>`${profiles.document}->>'timeZone'` }).from(profiles);
  return row?.timeZone ?? defaultTimeZone;
}

/** The same as a part of a statement. */
export const siteZone = sql<string>`coalesce((select ${profiles.document}->>'timeZone' from ${profiles} limit 1), ${defaultTimeZone})`;

/** The day that it is on the site, `YYYY-MM-DD`. */
export const siteToday = async ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<string> =>
  toWallTime(clock.now(), await siteTimeZone(db)).date;
