import { type Locale, localeTag } from './locale';

/**
 * The forms of a counted noun, by the plural categories of the language. '#' stands for the number; a form without it
 * contains the number itself, as the Arabic dual does.
 */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<Locale, Intl.PluralRules>();

function pluralRules(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale);
  if (known) return known;
  const created = new Intl.PluralRules(localeTag(locale));
  rules.set(locale, created);
  return created;
}

/** '3 hours', 'ساعتان': the form for this number, with the number in place of '#'. */
export const counted = (locale: Locale, count: number, forms: PluralForms): string =>
  (forms[pluralRules(locale).select(count)] ?? forms.other).replaceAll('#', `${count}`);
