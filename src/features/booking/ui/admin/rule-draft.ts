import { countries } from '#/platform/i18n/countries';
import { limits, type RuleRequest, type StoredRule, weekdays } from '../../admin-availability-contract';

type DayField = `day${(typeof weekdays)[number]}`;
export type NumberField =
  | 'days'
  | 'noticeHours'
  | 'bufferBefore'
  | 'bufferAfter'
  | 'openPerPerson'
  | 'openPerService'
  | 'requestHours'
  | 'reminders'
  | 'mostPerDay'
  | 'mostPerWeek';

/** The fields that may be empty, for any number. */
const unlimited: readonly NumberField[] = ['openPerService', 'mostPerDay', 'mostPerWeek'];

/** The hours in a text such as '48, 24, 2'. */
const hoursIn = (text: string): string[] => text.split(/[\s,،;]+/).filter(Boolean);

/** The rule in the form: numbers as typed, and one field for each weekday. */
export type RuleDraft = Record<DayField, number[]> &
  Record<NumberField, string> & {
    placeholder: boolean;
    /** The end of each weekday, Monday first. */
    until: (number | null)[];
    /** Empty for none. */
    holidayCountry: string;
    holidaysOff: string[];
  };

export const dayField = (weekday: (typeof weekdays)[number]): DayField => `day${weekday}`;

/** The minimum and maximum of each field. */
export const numberRange: Record<NumberField, readonly [number, number]> = {
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
};
const numberFields = Object.keys(numberRange) as NumberField[];

export const draftFields: readonly (keyof RuleDraft)[] = [
  ...weekdays.map(dayField),
  ...numberFields,
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
  return {
    ...Object.fromEntries([...days, ...numbers]),
    placeholder: rule.placeholder,
    until: rule.until,
    holidayCountry: rule.holidayCountry ?? '',
    holidaysOff: rule.holidaysOff,
  };
}

/** Fields whose text is not a whole number within its range, nor empty where that means any number. */
export const findInvalidNumbers = (draft: RuleDraft): NumberField[] =>
  numberFields.filter((field) => {
    const text = draft[field].trim();
    const [min, max] = numberRange[field];
    const isWrong = (number: string) =>
      !/^\d{1,4}$/.test(number) || Number(number) < min || Number(number) > max;
    if (field === 'reminders') return hoursIn(text).length > limits.reminders || hoursIn(text).some(isWrong);
    if (text === '' && unlimited.includes(field)) return false;
    return isWrong(text);
  });

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
  mostPerDay: Number(draft.mostPerDay) || null,
  mostPerWeek: Number(draft.mostPerWeek) || null,
  placeholder: draft.placeholder,
  until: draft.until,
  holidayCountry: countries.find((code) => code === draft.holidayCountry) ?? null,
  holidaysOff: draft.holidaysOff,
  version,
});

export const isSame = (a: RuleDraft, b: RuleDraft): boolean =>
  draftFields.every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));
