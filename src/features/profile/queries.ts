import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Context } from '#/platform/context';
import type { Executor, Transaction } from '#/platform/db/database';
import { inEveryLanguage, type Locale, locales } from '#/platform/i18n/locale';
import type { Reader } from '#/platform/i18n/site-languages';
import { mentioningWhatsApp } from '#/platform/i18n/whatsapp';
import { defaultTimeZone } from '#/platform/time/site-zone';
import { toWallTime } from '#/platform/time/zone';
import { blankProfile } from '#content/profile/blank';
import { type LocalizedProfile, localizedProfile, localizeProfile } from './contract';
import { hasAbout, hasCareer, inOneLine } from './rules';
import { profiles } from './table';

/** Throws if no profile is stored. */
export async function profileRow({ db }: { db: Executor }) {
  const [row] = await db.select().from(profiles);
  if (!row) throw new Error('No profile is stored.');
  return { ...row, document: z.parse(localizedProfile, row.document) };
}
export type ProfileRow = Awaited<ReturnType<typeof profileRow>>;

/** The stored profile, which nobody else can change until the transaction ends. */
export async function lockedProfile(tx: Transaction): Promise<ProfileRow> {
  await tx.select({ id: profiles.id }).from(profiles).for('update');
  return profileRow({ db: tx });
}

/**
 * Whether the site still shows a person who came with the product: the sample person, or the blank profile. Only then may pages
 * show samples in place of missing items.
 */
export async function showsShippedPerson(ctx: Pick<Context, 'db'>): Promise<boolean> {
  const { demoNotice, name } = await storedProfile(ctx);
  return demoNotice !== null || locales.every((locale) => name[locale] === blankProfile.name[locale]);
}

/** Throws if no profile is stored; the server stores one when it starts. */
export async function storedProfile({ db }: Pick<Context, 'db'>): Promise<LocalizedProfile> {
  return (await profileRow({ db })).document;
}

/**
 * The part of the text between braces mentions WhatsApp. It is left out if the owner has no WhatsApp number. The braces are
 * always removed.
 */
export const orOnWhatsApp = async (ctx: Pick<Context, 'db'>, text: string): Promise<string> =>
  mentioningWhatsApp(text, (await storedProfile(ctx)).whatsapp !== '');

/**
 * Who is responsible for visitors' data, in every language: the legal name and address if there are any, else the owner's name.
 */
export async function responsiblePerson(ctx: Pick<Context, 'db'>, main: Locale) {
  const stored = await storedProfile(ctx);
  return inEveryLanguage((locale) => {
    const { name, email, whatsapp, legal } = localizeProfile(stored, { locale, main });
    const address = legal?.address ? inOneLine(legal.address) : '';
    return { name: legal?.name || name, address, email, hasWhatsApp: whatsapp !== '' };
  });
}

export async function filledParts(ctx: Pick<Context, 'db'>, reader: Reader) {
  const profile = localizeProfile(await storedProfile(ctx), reader);
  return { about: hasAbout(profile), stats: hasCareer(profile) };
}

/**
 * The site's time zone, an IANA name. The owner's hours, and dates and times on the site, are in this zone. Visitors in another
 * zone see some times in theirs as well.
 */
export async function siteTimeZone(db: Executor): Promise<string> {
  const [row] = await db.select({ timeZone: sql<string>`${profiles.document}->>'timeZone'` }).from(profiles);
  return row?.timeZone ?? defaultTimeZone;
}

export const siteZone = sql<string>`coalesce((select ${profiles.document}->>'timeZone' from ${profiles} limit 1), ${defaultTimeZone})`;

/** Today's date in the site's time zone, `YYYY-MM-DD`. */
export const siteToday = async ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<string> =>
  toWallTime(clock.now(), await siteTimeZone(db)).date;
