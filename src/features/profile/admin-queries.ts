import { isLocalized } from '#/owner/items/item';
import { itemFrom } from '#/owner/items/row';
import type { Context } from '#/platform/context';
import type { SourceLocalized } from '#/platform/i18n/fallback';
import { inEveryLanguage, type Locale, type Localized, locales } from '#/platform/i18n/locale';
import { blankProfile } from '#content/profile/blank';
import { demoProfile } from '#content/profile/demo';
import {
  type FigureRow,
  inEachRow,
  type LocalizedProfile,
  nameInLines,
  type TextName,
  textNames,
} from './contract';
import { profileCopy } from './copy/all';
import {
  type OwnersFigure,
  type OwnersProfile,
  type ProfileForm,
  profileForms,
  profileItem,
  type SampledField,
  sampledFields,
} from './item';
import { type ProfileRow, profileRow } from './queries';
import { captionKey, type KnownFigure, networks, type ProfileForTexts, writeEmphasis } from './rules';
import { contactNames, type FormProfile, fieldsOf, hasContent, isTextName, samplePaths } from './samples';

/** A stored value as a text in each language; empty where a language has none. */
const textFrom = <T>(stored: SourceLocalized<T> | undefined, text: (value: T) => string) =>
  inEveryLanguage((locale) => {
    const value = stored?.[locale];
    return value === undefined ? '' : text(value);
  });

/** The shipped caption of a key, in every language; undefined for a figure that the owner has added. */
export const shippedCaption = (row: FigureRow, key: KnownFigure | undefined): Localized | undefined =>
  key && inEveryLanguage((locale) => profileCopy[locale].figures[captionKey(row, key)]);

const figuresFrom = (document: LocalizedProfile, row: FigureRow): OwnersFigure[] =>
  document[row].map(({ key, value, label }) => ({
    key: key ?? '',
    value: typeof value === 'string' ? value : value.tr,
    label: label ? textFrom(label, String) : (shippedCaption(row, key) ?? inEveryLanguage(() => '')),
  }));

const inLines = (lines: readonly string[]) => lines.join('\n');

/** The name's lines in the languages where they differ from `nameInLines`; empty in all others. */
const ownLines = ({ name, nameLines }: LocalizedProfile) =>
  inEveryLanguage((locale) => {
    const own = inLines(nameLines?.[locale] ?? []);
    return own === inLines(nameInLines(name[locale] ?? name.tr)) ? '' : own;
  });

/** Resolves to the texts that pages show in a language where the owner has written none. */
export type ShippedTexts = (profile: ProfileForTexts, locale: Locale) => Promise<Record<TextName, string>>;

export async function shippedInAllLanguages(
  shipped: ShippedTexts,
  profile: ProfileForTexts,
): Promise<Record<TextName, Localized>> {
  const texts = await Promise.all(
    locales.map(async (locale) => [locale, await shipped(profile, locale)] as const),
  );
  const of = Object.fromEntries(texts) as Localized<Record<TextName, string>>;
  return Object.fromEntries(
    textNames.map((name) => [name, inEveryLanguage((locale) => of[locale][name])]),
  ) as Record<TextName, Localized>;
}

export async function ownersProfile(row: ProfileRow, shippedTexts: ShippedTexts): Promise<OwnersProfile> {
  const profile = await inForms(row, shippedTexts);
  const shipped = await Promise.all(
    [demoProfile, blankProfile].map((document) => inForms({ ...row, document }, shippedTexts)),
  );
  const sampleTexts = samplePaths(profile, shipped, row.document);
  return { ...profile, samples: fieldsOf(sampleTexts), sampleTexts };
}

/**
 * The fields of the profile that are samples, and what the owner has kept. `missing`: `portrait` and `deck`, if the profile lacks
 * them. `contact`: the samples among the contact details. `total`: the number of samples and of the owner's own fields.
 */
export async function profileSamples(ctx: Pick<Context, 'db'>, shippedTexts: ShippedTexts) {
  const row = await profileRow(ctx);
  const profile = await ownersProfile(row, shippedTexts);
  const { samples } = profile;
  const { portrait, deck, kept = [], texts } = row.document;
  // Empty fields are not her own, and neither are texts that pages make from other fields.
  const isHers = (name: SampledField) =>
    !samples.includes(name) &&
    hasContent(profile[name]) &&
    (!isTextName(name) || texts?.[name] !== undefined || kept.includes(name));
  const hasDeck = locales.some((locale) => deck[locale] && writeEmphasis(deck[locale]) !== '');
  const missing = [...(portrait.src ? [] : ['portrait']), ...(hasDeck ? [] : ['deck'])];
  const contact = samples.filter((name) => contactNames.includes(name));
  return { samples, kept, missing, contact, total: samples.length + sampledFields.filter(isHers).length };
}

async function inForms(
  { document, version, automatic, updatedAt }: ProfileRow,
  shippedTexts: ShippedTexts,
): Promise<FormProfile> {
  const shipped = await shippedInAllLanguages(shippedTexts, document);
  const { name, description, city, portrait, social } = document;
  return itemFrom(profileItem, {
    id: 'profile',
    isPublished: true,
    isSample: document.demoNotice !== null,
    version,
    automatic,
    createdAt: updatedAt,
    updatedAt,
    deletedAt: null,
    creationKey: null,
    name,
    nameLines: ownLines(document),
    roles: textFrom(document.roles, inLines),
    deck: textFrom(document.deck, writeEmphasis),
    description,
    portrait: portrait.src,
    portraitFocus: portrait.focus ?? null,
    portraitAlt: portrait.alt,
    ...inEachRow((row) => figuresFrom(document, row)),
    email: document.email,
    trainingEmail: document.trainingEmail ?? null,
    phone: document.phone,
    whatsapp: document.whatsapp,
    ...Object.fromEntries(networks.map((of) => [of, social[of] ?? null])),
    country: document.country,
    timeZone: document.timeZone,
    appointments: 'instant',
    city,
    careerYears: document.career?.years ?? null,
    careerEventCount: document.career?.events ?? null,
    careerBookCount: document.career?.books ?? null,
    careerAcademicYearCount: document.career?.academicYears ?? null,
    openingHours: document.openingHours,
    legalName: document.legal?.name ?? null,
    legalAddress: document.legal?.address ?? null,
    ...shipped,
    ...document.texts,
  });
}

/**
 * `gaps`: for each language, the forms that lack texts in it. `unfit`: the languages that can't be the main language, because a
 * required text is missing in them.
 */
export function profileGaps(profile: OwnersProfile, main: Locale) {
  // The cast allows access by name. Only fields with texts, and figures, are read.
  const values = profile as unknown as Record<string, Localized | OwnersFigure[]>;
  const textsOf = (name: string): Localized[] => {
    const value = values[name];
    const field = profileItem.fields[name];
    if (!value || !field) return [];
    if (Array.isArray(value)) return value.map(({ label }) => label);
    return isLocalized(field) ? [value] : [];
  };
  const forms = Object.entries(profileForms) as [ProfileForm, { fields: object }][];
  const gapIn = (locale: Locale) => {
    const lacking = forms.filter(([, { fields }]) =>
      Object.keys(fields)
        .flatMap(textsOf)
        .some((text) => text[main] && !text[locale]),
    );
    const first = lacking.map(([id]) => ({ id, title: null }));
    return { noun: 'profile', missing: first.length, total: forms.length, first };
  };
  const required = Object.keys(profileItem.fields).filter((name) => profileItem.fields[name]?.required);
  // A text that is missing in the main language too doesn't count, because a change of the main language would lose nothing.
  const unfit = locales.filter((locale) =>
    required.some((name) => textsOf(name).some((text) => text[main] && !text[locale])),
  );
  return { gaps: inEveryLanguage(gapIn), unfit };
}
