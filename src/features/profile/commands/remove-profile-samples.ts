import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Transaction } from '#/platform/db/database';
import type { SourceLocalized } from '#/platform/i18n/fallback';
import { type Localized, locales } from '#/platform/i18n/locale';
import { blankProfile } from '#content/profile/blank';
import { demoProfile } from '#content/profile/demo';
import { profileSamples, type ShippedTexts, shippedCaption, shippedInAllLanguages } from '../admin-queries';
import {
  type FigureRow,
  figureRowNames,
  type LocalizedProfile,
  localizedProfile,
  searchTextNames,
  type TextName,
  textNames,
} from '../contract';
import type { SampledField } from '../item';
import { lockedProfile } from '../queries';
import { networks } from '../rules';
import { profiles } from '../table';

/** What the removal changed at one place of the document, such as 'texts.careerLead'. */
export interface RemovedFact {
  place: string;
  /** The value before the removal; undefined if there was none. */
  before?: unknown;
  after?: unknown;
}

/** Headings that their sections need. The shipped headings name nobody, so they stay. */
const headings: readonly string[] = [
  'careerTitle',
  'contactTitle',
  'togetherTitle',
  'consultingClosingTitle',
  'trainingClosingTitle',
];
/** Texts that are deleted instead of emptied: without one, pages use the name, the roles or the description, or show nothing. */
const made: readonly string[] = ['aboutQuote', 'aboutStory', ...searchTextNames];

/**
 * Removes the remaining samples from the profile. The sample person's mail address is replaced with the owner's, because visitors
 * need an address. A sample name and sample roles are replaced with those of the blank profile, which are still samples. Resolves
 * to the changes, for `restoreProfileSamples`.
 */
export async function removeProfileSamples(
  tx: Transaction,
  shippedTexts: ShippedTexts,
  ownersEmail: string,
): Promise<RemovedFact[]> {
  const { document, version } = await lockedProfile(tx);
  const { samples } = await profileSamples({ db: tx }, shippedTexts);
  const shipped = await shippedInAllLanguages(shippedTexts, demoProfile);
  const changed = withoutSamples(document, { samples, shipped, ownersEmail });
  await store(tx, changed, version);
  return differences(document, changed);
}

/** Restores the removed values, except where the owner has changed a value since. */
export async function restoreProfileSamples(tx: Transaction, removed: readonly RemovedFact[]): Promise<void> {
  const { document, version } = await lockedProfile(tx);
  const places = new Map(Object.entries(byPlace(document)));
  for (const { place, before, after } of removed.toReversed())
    if (isDeepStrictEqual(places.get(place), after)) places.set(place, before);
  await store(tx, fromPlaces(places), version);
}

async function store(tx: Transaction, document: object, version: number): Promise<void> {
  await tx.update(profiles).set({ document: z.parse(localizedProfile, document), version: version + 1 });
}

interface Removal {
  samples: readonly SampledField[];
  shipped: Record<TextName, Localized>;
  ownersEmail: string;
}

function withoutSamples(
  document: LocalizedProfile,
  { samples, shipped, ownersEmail }: Removal,
): LocalizedProfile {
  const isSample = (name: SampledField) => samples.includes(name);
  const portrait = isSample('portrait') ? { src: '' } : document.portrait;
  const alt = isSample('portrait') || isSample('portraitAlt') ? { tr: '' } : document.portrait.alt;
  const figures = figureRowNames.map((row) => [
    row,
    document[row].filter((figure) => !isShippedFigure(row, figure)),
  ]);
  const removedTexts = textNames
    .filter((text) => isSample(text) && !headings.includes(text))
    .map((text) => {
      const own = differing(document.texts?.[text] ?? { tr: '' }, [shipped[text]], '');
      return [text, own ?? (made.includes(text) ? undefined : { tr: '' })];
    });
  const keptHeadings = textNames.filter((text) => isSample(text) && headings.includes(text));
  return {
    ...document,
    ...personWithout(document, isSample, ownersEmail),
    portrait: { ...portrait, alt },
    ...Object.fromEntries(figures),
    texts: { ...document.texts, ...Object.fromEntries(removedTexts) },
    kept: [...new Set([...(document.kept ?? []), ...keptHeadings])],
  };
}

/** The ways to reach the owner, without those of the sample person. */
export const contactWithout = (
  document: LocalizedProfile,
  isSample: (name: SampledField) => boolean,
  ownersEmail: string,
): Partial<LocalizedProfile> => ({
  ...(isSample('email') ? { email: ownersEmail } : {}),
  ...(isSample('trainingEmail') ? { trainingEmail: undefined } : {}),
  ...(isSample('phone') ? { phone: '' } : {}),
  ...(isSample('whatsapp') ? { whatsapp: '' } : {}),
  social: Object.fromEntries(
    networks.flatMap((of) => (document.social[of] && !isSample(of) ? [[of, document.social[of]]] : [])),
  ),
});

function personWithout(
  document: LocalizedProfile,
  isSample: (name: SampledField) => boolean,
  ownersEmail: string,
): Partial<LocalizedProfile> {
  const { name, roles } = blankProfile;
  return {
    demoNotice: null,
    ...(isSample('name') ? { name: herOwn(document.name, 'name', '') ?? name, nameLines: undefined } : {}),
    ...(isSample('roles') ? { roles: herOwn(document.roles, 'roles', []) ?? roles } : {}),
    ...(isSample('deck') ? { deck: herOwn(document.deck, 'deck', noDeck) ?? { tr: noDeck } } : {}),
    ...(isSample('description')
      ? { description: herOwn(document.description, 'description', '') ?? { tr: '' } }
      : {}),
    ...contactWithout(document, isSample, ownersEmail),
    ...(isSample('openingHours') ? { openingHours: '' } : {}),
  };
}

const noDeck = { before: '', emphasis: '', after: '' };

/** The text in those languages in which the owner has written it herself; undefined if she has written it in none. */
const herOwn = <Text>(
  text: SourceLocalized<Text>,
  name: 'name' | 'roles' | 'deck' | 'description',
  empty: Text,
): SourceLocalized<Text> | undefined => differing(text, [demoProfile[name], blankProfile[name]], empty);

function differing<Text>(
  text: SourceLocalized<Text>,
  shipped: readonly Partial<Localized<unknown>>[],
  empty: Text,
): SourceLocalized<Text> | undefined {
  const own = locales.filter(
    (locale) =>
      text[locale] !== undefined &&
      !isDeepStrictEqual(text[locale], empty) &&
      shipped.every((each) => !isDeepStrictEqual(each[locale], text[locale])),
  );
  if (own.length === 0) return undefined;
  return { tr: empty, ...Object.fromEntries(own.map((locale) => [locale, text[locale]])) };
}

function isShippedFigure(row: FigureRow, { key, value, label }: LocalizedProfile[FigureRow][number]) {
  const isShipped = demoProfile[row].some(
    (shipped) => shipped.key === key && isDeepStrictEqual(shipped.value, value),
  );
  return isShipped && (label === undefined || label.tr === shippedCaption(row, key)?.tr);
}

/** The values of a document, by their places. The members of `texts` and `social` are compared and restored individually. */
const byPlace = ({ texts = {}, social, ...others }: LocalizedProfile): Record<string, unknown> => ({
  ...others,
  ...within('texts', texts),
  ...within('social', social),
});

const within = (part: string, members: object) =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [`${part}.${name}`, value]));

function fromPlaces(places: ReadonlyMap<string, unknown>): object {
  const given = [...places].filter(([, value]) => value !== undefined);
  const part = (name: string) =>
    Object.fromEntries(
      given.flatMap(([place, value]) =>
        place.startsWith(`${name}.`) ? [[place.slice(name.length + 1), value]] : [],
      ),
    );
  return {
    ...Object.fromEntries(given.filter(([place]) => !place.includes('.'))),
    social: part('social'),
    ...(Object.keys(part('texts')).length > 0 ? { texts: part('texts') } : {}),
  };
}

function differences(before: LocalizedProfile, after: LocalizedProfile): RemovedFact[] {
  const [one, other] = [byPlace(before), byPlace(after)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((place) => !isDeepStrictEqual(one[place], other[place]))
    .map((place) => ({ place, before: one[place], after: other[place] }));
}
