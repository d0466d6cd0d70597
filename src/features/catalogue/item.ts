import { v4 as newId } from 'uuid';
import * as z from 'zod/mini';
import {
  idsField,
  isWebAddress,
  lineField,
  moneyField,
  numberField,
  numberOrNull,
  numbersField,
  orderField,
  publishField,
  textField,
  texts,
  titleField,
} from '#/owner/items/fields';
import {
  describeItem,
  type ItemField,
  inAllLanguages,
  missingText,
  type TextFault,
} from '#/owner/items/item';
import { inEveryLanguage, type Locale, type Localized, locales } from '#/platform/i18n/locale';
import { line, lines, requiredLine } from '#/platform/input/fields';
import {
  type BookingMode,
  bookingModes,
  type Format,
  formats,
  type LeadsTo,
  type Level,
  levels,
  mostQuestions,
  type Place,
  placeKinds,
  type Question,
  questionKinds,
  ruleLimits,
  type ServiceRule,
  startTimes,
} from './contract';

const choice = <Value extends string>(choices: readonly [Value, ...Value[]], initial: Value) =>
  ({
    kind: 'choice',
    schema: z.optional(z.enum(choices)),
    place: 'strip',
    initial: (): Value => initial,
    blank: () => initial,
    choices,
  }) satisfies ItemField<Value>;

/** The id of a category. The form offers the existing categories. */
const category = {
  kind: 'own',
  schema: requiredLine(100),
  place: 'strip',
  initial: () => '',
} satisfies ItemField<string>;

const leadsTo = {
  kind: 'own',
  schema: z.optional(requiredLine(100)),
  place: 'after',
  initial: (): LeadsTo => 'catalogue',
  blank: (): LeadsTo => 'catalogue',
} satisfies ItemField<LeadsTo>;

/** Where a session takes place. The kind `video` needs a link, the kind `address` an address. */
const place = {
  kind: 'own',
  schema: z.optional(
    z
      .object({
        kind: z.enum(placeKinds),
        link: z._default(line(2048), ''),
        address: z._default(line(300), ''),
      })
      .check(
        z.refine(({ kind, link }) => kind !== 'video' || isWebAddress(link), {
          path: ['link'],
          params: { format: 'web_address' },
        }),
        z.refine(({ kind, address }) => kind !== 'address' || address !== '', {
          path: ['address'],
          params: { format: 'required' },
        }),
      ),
  ),
  place: 'after',
  initial: (): Place => ({ kind: 'open', link: '', address: '' }),
} satisfies ItemField<Place>;

const dayHours = z
  .array(z.pipe(z.transform(Number), z.literal(startTimes)))
  .check(z.overwrite((hours) => [...new Set(hours)].sort((a, b) => a - b)));

/** The rule as it is stored; null if nothing in it differs from the general rule. */
function toStoredRule({ ownHours, hours, ...numbers }: z.output<typeof ruleRequest>): ServiceRule | null {
  const { bufferBefore = null, bufferAfter = null, noticeHours = null, perDay = null } = numbers;
  const rule = {
    hours: ownHours === false ? null : (hours ?? null),
    bufferBefore,
    bufferAfter,
    noticeHours,
    perDay,
  };
  return Object.values(rule).every((value) => value === null) ? null : rule;
}

const ruleRequest = z
  .object({
    /** Only the form sends this. If it is false, `hours` is ignored: the form keeps sending the hours that were chosen before. */
    ownHours: z.optional(z.boolean()),
    hours: z.optional(z.nullable(z.array(dayHours).check(z.length(7)))),
    // An empty field gives null: the service has no such rule of its own.
    bufferBefore: numberOrNull(0, ruleLimits.buffer),
    bufferAfter: numberOrNull(0, ruleLimits.buffer),
    noticeHours: numberOrNull(0, ruleLimits.noticeHours),
    perDay: numberOrNull(1, ruleLimits.perDay),
  })
  .check(
    z.refine(({ ownHours, hours }) => ownHours === false || !hours || hours.some((day) => day.length > 0), {
      path: ['ownHours'],
      params: { format: 'required' },
    }),
  );

/** The rule as the form shows it. A field is empty where the service has no such rule of its own. */
const ruleInForm = (stored: ServiceRule | null) => ({
  ownHours: Boolean(stored?.hours),
  hours: (stored?.hours ?? Array.from({ length: 7 }, (): number[] => [])).map((day) => day.map(String)),
  bufferBefore: String(stored?.bufferBefore ?? ''),
  bufferAfter: String(stored?.bufferAfter ?? ''),
  noticeHours: String(stored?.noticeHours ?? ''),
  perDay: String(stored?.perDay ?? ''),
});

const rule = {
  kind: 'own',
  schema: z.optional(z.nullable(z.pipe(ruleRequest, z.transform(toStoredRule)))),
  place: 'after',
  initial: (): ServiceRule | null => null,
  toFormValue: ruleInForm,
} satisfies ItemField<ServiceRule | null>;

export type RuleInForm = ReturnType<typeof ruleInForm>;

export type OwnersQuestion = Omit<Question, 'label' | 'options'> & Record<'label' | 'options', Localized>;
export const newQuestion = (): OwnersQuestion => ({
  id: newId(),
  kind: 'text',
  required: false,
  label: inEveryLanguage(() => ''),
  options: inEveryLanguage(() => ''),
});

// The booking form keeps each answer under its question's id. A number would become an array index there, and the name of a
// property that every object inherits, such as `constructor`, would seem to have an answer already.
const isFreeKey = (id: string): boolean => Number.isNaN(Number(id)) && !(id in {});

/** What is wrong with the options of a choice. A translation needs as many options as the main language, or none. */
function optionFaults(options: Localized, main: Locale): TextFault[] {
  const numberIn = (locale: Locale) =>
    (options[locale] ?? '').split('\n').filter((option) => option.trim() !== '').length;
  const count = numberIn(main);
  if (count < 2) return [{ path: [main], params: { format: 'two_options' } }];
  return locales
    .filter((locale) => numberIn(locale) > 0 && numberIn(locale) !== count)
    .map((locale) => ({ path: [locale], params: { format: 'same_lines', count } }));
}

/** The questions that visitors answer before they book. A choice needs at least two options. */
const questions = {
  kind: 'own',
  schema: z.optional(
    z
      .array(
        z.object({
          id: line(40).check(z.regex(/^[\w-]+$/), z.refine(isFreeKey)),
          kind: z.enum(questionKinds),
          required: z._default(z.boolean(), false),
          label: texts(line(200)),
          options: z._default(texts(lines(1500)), { tr: '' }),
        }),
      )
      .check(
        z.maxLength(mostQuestions),
        z.refine((asked) => new Set(asked.map(({ id }) => id)).size === asked.length),
      ),
  ),
  place: 'after',
  initial: (): OwnersQuestion[] => [],
  entryTexts: ['label', 'options'],
  faults: (asked: OwnersQuestion[], main: Locale) =>
    asked.flatMap(({ kind, label, options }, index) => [
      ...(label[main] ? [] : [missingText([index, 'label', main])]),
      ...(kind === 'choice' ? optionFaults(options, main) : []).map(({ path, params }) => ({
        path: [index, 'options', ...path],
        params,
      })),
    ]),
  toFormValue: (stored: OwnersQuestion[]) =>
    stored.map((question) => ({
      ...question,
      label: inAllLanguages(question.label),
      options: inAllLanguages(question.options),
    })),
} satisfies ItemField<OwnersQuestion[]>;

const categoryItem = (name: string, shownIn: string) =>
  describeItem({
    name,
    shownIn: [name, shownIn],
    fields: {
      title: titleField(80),
      short: { ...lineField(40), optional: true },
      sortOrder: orderField(),
    },
  });
export const consultingCategoryItem = categoryItem('consulting-categories', 'consulting-services');
export const trainingCategoryItem = categoryItem('training-categories', 'training-services');

const described = { title: titleField(120), description: textField(2000) };
const listed = { sortOrder: orderField(), isPublished: publishField() };

export const serviceItem = describeItem({
  name: 'consulting-services',
  shownIn: ['consulting-services', 'consulting-categories'],
  fields: {
    category,
    durations: numbersField({ min: 5, max: 600, most: 4, initial: 60 }),
    booking: choice(bookingModes, 'instant' satisfies BookingMode),
    ...listed,
    ...described,
    place,
    questions,
    rule,
    price: moneyField(),
    leadsTo,
  },
});

export const packageItem = describeItem({
  name: 'consulting-packages',
  fields: {
    sessions: numberField({ min: 1, max: 200, initial: 3 }),
    minutes: numberField({ min: 5, max: 600, initial: 60 }),
    ...listed,
    ...described,
    services: idsField(),
    validMonths: { ...numberField({ min: 0, max: 60, initial: 0 }), place: 'after' },
    returnHours: { ...numberField({ min: 0, max: 720, initial: 24 }), place: 'after' },
    price: moneyField(),
    leadsTo,
  },
});

const programFields = {
  weeks: numberField({ min: 0, max: 104, initial: 4 }),
  hours: numberField({ min: 0, max: 2000, initial: 32 }),
  format: choice(formats, 'online' satisfies Format),
};

export const trainingItem = describeItem({
  name: 'training-services',
  shownIn: ['training-services', 'training-categories'],
  fields: {
    category,
    ...programFields,
    level: choice(levels, 'all' satisfies Level),
    ...listed,
    ...described,
    topics: textField(4000),
    price: moneyField(),
    leadsTo,
  },
});

export const corporateItem = describeItem({
  name: 'corporate-programs',
  fields: {
    ...programFields,
    participantsFrom: numberField({ min: 1, max: 10_000, initial: 5 }),
    participantsTo: numberField({ min: 1, max: 10_000, initial: 15 }),
    ...listed,
    ...described,
    benefits: textField(4000),
    price: moneyField(),
    leadsTo,
  },
});
