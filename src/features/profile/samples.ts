import { type Locale, type Localized, locales } from '#/platform/i18n/locale';
import { type LocalizedProfile, searchTextNames, type TextName, textNames } from './contract';
import { type OwnersFigure, type OwnersProfile, type SampledField, sampledFields } from './item';

export type FormProfile = Omit<OwnersProfile, 'samples' | 'sampleTexts'>;

/**
 * What came with the site: the fields of the profile, and `name.en` of texts in several languages, that still hold anything of
 * the shipped profiles, and the texts whose page shows the shipped one. What the owner has kept as it is, is hers.
 */
export function samplePaths(
  profile: FormProfile,
  shipped: readonly FormProfile[],
  { texts, kept = [], demoNotice }: Pick<LocalizedProfile, 'texts' | 'kept' | 'demoNotice'>,
): string[] {
  // Once the site is somebody's, these are made from her name and roles.
  const isMadeForHer = (name: SampledField) =>
    demoNotice === null && (searchTextNames as readonly string[]).includes(name);
  const isShippedText = (name: SampledField) =>
    isTextName(name) && texts?.[name] === undefined && profile[name].tr !== '' && !isMadeForHer(name);
  return sampledFields
    .filter((name) => !kept.includes(name))
    .flatMap((name) => {
      const value: Value = profile[name];
      if (!isLocalized(value))
        return shipped.some((example) => sharesAnything(value, example[name])) ? [name] : [];
      const isSample = (locale: Locale) =>
        isShippedText(name) || shipped.some((example) => isSameText(value, example[name], locale));
      return locales
        .filter((locale) => value[locale] !== '' && isSample(locale))
        .map((locale) => `${name}.${locale}`);
    });
}

/** The fields of these paths, in the order of the forms. */
export const fieldsOf = (paths: readonly string[]): SampledField[] =>
  sampledFields.filter((name) => paths.some((path) => path.split('.')[0] === name));

export const isTextName = (name: string): name is TextName => (textNames as readonly string[]).includes(name);

type Value = string | null | Localized | OwnersFigure[];

/** Whether a value has a figure that the other one has too, or is the same text. */
function sharesAnything(value: Value, other: Value): boolean {
  if (Array.isArray(value) && Array.isArray(other))
    return value.some((figure) => other.some((each) => isSameFigure(figure, each)));
  return typeof value === 'string' && value !== '' && value === other;
}

const isSameText = (text: Localized, other: Value, locale: Locale): boolean =>
  isLocalized(other) && text[locale] === other[locale];

export const hasContent = (value: Value): boolean =>
  isLocalized(value) ? locales.some((locale) => value[locale] !== '') : value !== null && value.length > 0;

const isLocalized = (value: Value): value is Localized =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isSameFigure = (figure: OwnersFigure, other: OwnersFigure): boolean =>
  figure.key === other.key &&
  figure.value === other.value &&
  locales.every((locale) => figure.label[locale] === other.label[locale]);
