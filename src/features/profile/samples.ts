import { type Localized, locales } from '#/platform/i18n/locale';
import { type LocalizedProfile, searchTextNames, type TextName, textNames } from './contract';
import { type OwnersFigure, type OwnersProfile, type SampledField, sampledFields } from './item';

export type FormProfile = Omit<OwnersProfile, 'samples'>;

/**
 * The fields whose text, picture or figures came with the site: those that still hold anything of the shipped profiles, in
 * whatever language, and those whose page shows the shipped text. What the owner has kept as it is, is hers.
 */
export function remainingSamples(
  profile: FormProfile,
  shipped: readonly FormProfile[],
  { texts, kept = [], demoNotice }: Pick<LocalizedProfile, 'texts' | 'kept' | 'demoNotice'>,
): SampledField[] {
  // Once the site is somebody's, these are made from her name and roles.
  const isMadeForHer = (name: SampledField) =>
    demoNotice === null && (searchTextNames as readonly string[]).includes(name);
  const isShippedText = (name: SampledField) =>
    isTextName(name) && texts?.[name] === undefined && profile[name].tr !== '' && !isMadeForHer(name);
  return sampledFields.filter(
    (name) =>
      !kept.includes(name) &&
      (isShippedText(name) || shipped.some((example) => sharesAnything(profile[name], example[name]))),
  );
}

const isTextName = (name: string): name is TextName => (textNames as readonly string[]).includes(name);

type Value = string | null | Localized | OwnersFigure[];

/** Whether a value has a text, or a figure, that the other one has too. */
function sharesAnything(value: Value, other: Value): boolean {
  if (Array.isArray(value) && Array.isArray(other))
    return value.some((figure) => other.some((each) => isSameFigure(figure, each)));
  if (typeof value === 'string') return value !== '' && value === other;
  if (!isLocalized(value) || !isLocalized(other)) return false;
  return locales.some((locale) => value[locale] !== '' && value[locale] === other[locale]);
}

const isLocalized = (value: Value): value is Localized =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isSameFigure = (figure: OwnersFigure, other: OwnersFigure): boolean =>
  figure.key === other.key &&
  figure.value === other.value &&
  locales.every((locale) => figure.label[locale] === other.label[locale]);
