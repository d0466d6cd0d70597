import { countries } from '#/platform/i18n/countries';
import { inEveryLanguage, type Locale, locales } from '#/platform/i18n/locale';
import { unknownMergeFields } from '#/platform/replies/persons-words';
import { weekdays } from '#/platform/time/zone';
import { isSame as isSameValue } from '#/ui/changed-since';
import { limits, type RuleRequest, type StoredRule } from '../../admin-availability-contract';
import { followUpHours } from '../../follow-up-contract';

type DayField = `day${(typeof weekdays)[number]}`;
export const toggled = (hours: readonly number[], hour: number): number[] =>
  hours.includes(hour) ? hours.filter((each) => each !== hour) : [...hours, hour].sort((a, b) => a - b);

/** The range of each number, in the order of the form. `reminders` holds several numbers, each within this range. */
export const numberRange = {
  days: [1, limits.days],
  noticeHours: [0, limits.noticeHours],
  bufferBefore: [0, limits.buffer],
  bufferAfter: [0, limits.buffer],
  openPerPerson: [1, limits.openPerPerson],
  openPerService: [1, limits.openPerPerson],
  requestHours: [0, limits.requestHours],
  reminders: [1, limits.reminderHours],
  mostPerDay: [1, limits.mostPerDay],
  mostPerWeek: [1, limits.mostPerWeek],
} as const;
export type NumberField = keyof typeof numberRange;
export const numberFields = Object.keys(numberRange) as NumberField[];

type FollowUpField = `followUp_${Locale}`;
/** The fields whose text can be invalid. */
export type TypedField = NumberField | FollowUpField;

export const followUpField = (locale: Locale): FollowUpField => `followUp_${locale}`;

/** The fields in which an empty text means no maximum. */
const unlimited: readonly NumberField[] = ['openPerService', 'mostPerDay', 'mostPerWeek'];

/** The hours in a text such as '48, 24, 2', as they were typed. */
const hoursIn = (text: string): string[] => text.split(/[\s,،;]+/).filter(Boolean);

/** The rule as the form holds it: numbers as typed, and one field of start hours for each weekday. */
export type RuleDraft = Record<DayField, number[]> &
  Record<TypedField, string> & {
    placeholder: boolean;
    /** The hours after the appointment's end; empty for no follow-up. */
    followUpHours: string;
    /** The end of each weekday, Monday first. */
    until: (number | null)[];
    /** The country's code; empty for none. */
    holidayCountry: string;
    holidaysOff: string[];
  };

export const dayField = (weekday: (typeof weekdays)[number]): DayField => `day${weekday}`;

export const draftFields: readonly (keyof RuleDraft)[] = [
  ...weekdays.map(dayField),
  ...numberFields,
  'followUpHours',
  ...locales.map(followUpField),
  'until',
  'placeholder',
  'holidayCountry',
  'holidaysOff',
];

export function toDraft(rule: StoredRule): RuleDraft {
  const days = weekdays.map((weekday) => [dayField(weekday), rule.hours[weekday - 1] ?? []]);
  const shown = (value: number | number[] | null) =>
    Array.isArray(value) ? value.join(', ') : String(value ?? '');
  const numbers = numberFields.map((field) => [field, shown(rule[field])]);
  const texts = locales.map((locale) => [followUpField(locale), rule.followUpTexts[locale]]);
  return {
    ...Object.fromEntries([...days, ...numbers, ...texts]),
    placeholder: rule.placeholder,
    followUpHours: String(rule.followUpHours ?? ''),
    until: rule.until,
    holidayCountry: rule.holidayCountry ?? '',
    holidaysOff: rule.holidaysOff,
  };
}

/** Whether the text is no number in the field's range. Only `reminders` may have several; it and `unlimited` may be empty. */
function isInvalidNumber(draft: RuleDraft, field: NumberField): boolean {
  const text = draft[field].trim();
  const [min, max] = numberRange[field];
  const isWrong = (number: string) =>
    !/^\d{1,4}$/.test(number) || Number(number) < min || Number(number) > max;
  if (field === 'reminders') return hoursIn(text).length > limits.reminders || hoursIn(text).some(isWrong);
  if (text === '' && unlimited.includes(field)) return false;
  return isWrong(text);
}

/** The invalid fields. A follow-up text is invalid if words in its braces are no merge fields. */
export const findInvalid = (draft: RuleDraft): TypedField[] => [
  ...numberFields.filter((field) => isInvalidNumber(draft, field)),
  ...locales.map(followUpField).filter((field) => unknownMergeFields(draft[field]).length > 0),
];

export const toRequest = (draft: RuleDraft, version: number): RuleRequest => ({
  hours: weekdays.map((weekday) => draft[dayField(weekday)]),
  days: Number(draft.days),
  noticeHours: Number(draft.noticeHours),
  bufferBefore: Number(draft.bufferBefore),
  bufferAfter: Number(draft.bufferAfter),
  openPerPerson: Number(draft.openPerPerson),
  openPerService: Number(draft.openPerService) || null,
  requestHours: Number(draft.requestHours),
  reminders: hoursIn(draft.reminders).map(Number),
  followUpHours: followUpHours.find((hours) => String(hours) === draft.followUpHours) ?? null,
  followUpTexts: inEveryLanguage((locale) => draft[followUpField(locale)]),
  mostPerDay: Number(draft.mostPerDay) || null,
  mostPerWeek: Number(draft.mostPerWeek) || null,
  placeholder: draft.placeholder,
  until: draft.until,
  holidayCountry: countries.find((code) => code === draft.holidayCountry) ?? null,
  holidaysOff: draft.holidaysOff,
  version,
});

export const isSame = (a: RuleDraft, b: RuleDraft): boolean =>
  draftFields.every((field) => isSameValue(a[field], b[field]));
