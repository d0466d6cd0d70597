import { type Locale, tagOf } from './locale';

/**
 * What is said of a number of things, by the plural categories of the language. '#' stands for the number; a form
 * without it says the number by itself, as the Arabic dual does.
 */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<Locale, Intl.PluralRules>();

function rulesOf(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale);
  if (known) return known;
  const made = new Intl.PluralRules(tagOf(locale));
  rules.set(locale, made);
  return made;
}

/** '3 hours', 'ساعتان': the form that the language asks for, with the number where the form has its '#'. */
export const counted = (locale: Locale, count: number, forms: PluralForms): string =>
  (forms[rulesOf(locale).select(count)] ?? forms.other).replaceAll('#', `${count}`);
