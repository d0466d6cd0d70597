import { kitWords } from '#/owner/kit/copy';
import { calendarDay } from '#/platform/i18n/dates';
import type { Locale } from '#/platform/i18n/locale';
import { useLocale, useWords } from '#/ui/language/language';
import type { Money } from '../fields';
import { type FieldKind, type Noun, plainText } from '../item';
import type { FormWords } from './open-form';

/** Formats a field's value as text for the comparison of two versions; `own` has the noun's own formats. */
export function useValueText(
  { fields }: Pick<Noun, 'fields'>,
  words: FormWords,
  own: Record<string, (value: unknown) => string>,
) {
  const kit = useWords(kitWords);
  const locale = useLocale();
  /** Words for the mark of an automatic text: 'title.ar' becomes `Title (Arabic)`. */
  const wordsForMark = (mark: string) => {
    const [language = '', field = ''] = mark.split('.').reverse();
    const name = kit.languages.names[language as Locale];
    return field ? `${words.fields[field]} (${name})` : name;
  };
  const formatters: Partial<Record<FieldKind, (text: string, field: string) => string>> = {
    choice: (text, field) => words.choices?.[field]?.[text] ?? text,
    html: plainText,
    date: (text) => text && calendarDay(locale, text),
  };
  const moneyText = ({ mode, amount, currency }: Money) =>
    [kit.money.modes[mode], ...(amount ? [`${amount} ${currency}`] : [])].join(': ');
  return (field: string, value: unknown): string => {
    const { [field]: ownFormat } = own;
    if (ownFormat) return ownFormat(value);
    if (fields[field]?.kind === 'money') return moneyText(value as Money);
    if (Array.isArray(value)) return value.map(wordsForMark).join('\n');
    if (typeof value === 'boolean') return value ? kit.published : kit.draft;
    const text = String(value ?? '');
    const kind = fields[field]?.kind;
    return (kind && formatters[kind]?.(text, field)) ?? text;
  };
}
