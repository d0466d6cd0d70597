import type { ComponentType } from 'react';
import { ItemForm, type ItemFormProps } from '#/owner/items/form/item-form';
import { isLocalized, languageStates, type Noun } from '#/owner/items/item';
import type { SourceLocalized } from '#/platform/i18n/fallback';
import { inEveryLanguage, type Locale } from '#/platform/i18n/locale';
import { useSiteLanguages, useWords } from '#/ui/language/language';
import { figureRowNames, inEachRow, textNames } from '../../contract';
import { adminProfileWords } from '../../copy';
import type { OwnersProfile } from '../../item';
import { CountryField } from './country-field';
import { FiguresField, figuresText } from './figures-field';
import { FocusField, focusText } from './focus-field';
import { HoursField } from './hours-field';
import { TimeZoneField } from './time-zone-field';

const own = {
  country: CountryField,
  openingHours: HoursField,
  timeZone: TimeZoneField,
  portraitFocus: FocusField,
  ...inEachRow((row) => () => <FiguresField row={row} />),
};
const showIn = (language: Locale) => ({
  portraitFocus: focusText,
  ...inEachRow(() => (figures: unknown) => figuresText(figures, language)),
});

interface ProfileItemFormProps extends Pick<ItemFormProps<OwnersProfile>, 'buttons' | 'onSaved' | 'onClose'> {
  /** The component for the field of the time zone; `TimeZoneField` without properties if missing. */
  ZoneField?: ComponentType | undefined;
  /** Distinguishes the form's stored drafts from those of other forms. */
  id: string;
  noun: Noun<OwnersProfile, unknown>;
  title: string;
  profile: OwnersProfile;
}

export function ProfileItemForm({ id, noun, title, profile, ZoneField, ...rest }: ProfileItemFormProps) {
  const words = useWords(adminProfileWords);
  const { main } = useSiteLanguages();
  return (
    <ItemForm
      {...rest}
      noun={noun}
      words={{
        ...words,
        edit: title,
        fields: labelsOf(words.fields, noun),
        unchanged: Object.fromEntries(profile.sampleTexts.map((path) => [path, words.samples.hint])),
      }}
      item={{ ...partOf(profile, noun, main), id }}
      own={ZoneField ? { ...own, timeZone: ZoneField } : own}
      show={showIn(main)}
    />
  );
}

const pageTexts: ReadonlySet<string> = new Set(textNames);

/** The profile with the marks and the language states of one form's texts only, and the number of these texts. */
export function partOf(
  profile: OwnersProfile,
  { fields }: Noun<OwnersProfile, unknown>,
  main: Locale,
): OwnersProfile & { texts: number } {
  // The cast allows access by name. Only fields with texts are read.
  const values = profile as unknown as Record<string, SourceLocalized>;
  // An optional text counts only once it is written in the main language. Without a portrait, its description is optional too.
  const isWanted = (name: string, isOptional: boolean) =>
    Boolean(values[name]?.[main]) || !(isOptional || (name === 'portraitAlt' && !profile.portrait));
  const wanted = Object.entries(fields).flatMap(([name, field]) =>
    isLocalized(field) && isWanted(name, field.optional === true) ? [name] : [],
  );
  // The titles of pages come with the site. If a form has no other texts, there is nothing to translate yet.
  const isTitle = (name: string) => pageTexts.has(name) && fields[name]?.required === true;
  const texts = wanted.every(isTitle) ? [] : wanted.map((name) => values[name]);
  const labels = figureRowNames
    .filter((row) => row in fields)
    .flatMap((row) => profile[row].map(({ label }) => label));
  const counted = [...texts, ...labels];
  const automatic = profile.automatic.filter((mark) => (mark.split('.')[0] ?? '') in fields);
  // Without texts, no language lacks any.
  const languages =
    counted.length > 0 ? languageStates(counted, automatic, main) : inEveryLanguage(() => 'ready' as const);
  return { ...profile, automatic, languages, texts: counted.length };
}

const labelsOf = (labels: Record<string, string>, { fields }: Noun<OwnersProfile, unknown>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, labels[name] ?? name]));
