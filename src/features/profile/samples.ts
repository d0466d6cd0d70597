import { type Locale, type Localized, locales } from '#/platform/i18n/locale';
import { type LocalizedProfile, searchTextNames, type TextName, textNames } from './contract';
import { type OwnersFigure, type OwnersProfile, type SampledField, sampledFields } from './item';
import { networks } from './rules';

export type FormProfile = Omit<OwnersProfile, 'samples' | 'sampleTexts'>;

/**
 * The parts of the profile that are still samples: the names of fields, or `name.en` for texts in several languages. A field is a
 * sample if it has the text, or any figure, of a shipped profile. A text of a page is a sample while the page shows the shipped
 * text. Fields that the owner has kept as they are don't count.
 */
export function samplePaths(
  profile: FormProfile,
  shipped: readonly FormProfile[],
  { texts, kept = [], demoNotice }: Pick<LocalizedProfile, 'texts' | 'kept' | 'demoNotice'>,
): string[] {
  // Once the site is about a real person, pages make these texts from her name and roles.
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

/** The fields that say how to reach the owner. */
export const contactNames: readonly SampledField[] = [
  'email',
  'trainingEmail',
  'phone',
  'whatsapp',
  ...networks,
];

/** The fields of these paths, in the order of the forms. */
export const fieldsOf = (paths: readonly string[]): SampledField[] =>
  sampledFields.filter((name) => paths.some((path) => path.split('.')[0] === name));

export const isTextName = (name: string): name is TextName => (textNames as readonly string[]).includes(name);

type Value = string | null | Localized | OwnersFigure[];

/** Whether two rows of figures have a figure in common, or two texts are the same and not empty. */
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
