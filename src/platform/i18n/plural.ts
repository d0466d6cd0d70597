import { type Locale, localeTag } from './locale';

/** The forms of a counted noun, by plural category. '#' stands for the number. Forms such as the Arabic dual need no '#'. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules: Partial<Record<Locale, Intl.PluralRules>> = {};

/** '3 hours', 'ساعتان': the form for this number, with the number in place of '#'. */
export function counted(locale: Locale, count: number, forms: PluralForms): string {
  rules[locale] ??= new Intl.PluralRules(localeTag(locale));
  return (forms[rules[locale].select(count)] ?? forms.other).replaceAll('#', `${count}`);
}
