import * as z from 'zod/mini';
import {
  lineField,
  numberOrNull,
  orNull,
  pictureAddress,
  pictureField,
  textField,
  texts,
  titleField,
} from '#/owner/items/fields';
import {
  type DraftOf,
  describeItem,
  type ItemField,
  type ItemFields,
  type ItemFrom,
  missingText,
  type Noun,
} from '#/owner/items/item';
import { countries } from '#/platform/i18n/countries';
import type { Locale, Localized } from '#/platform/i18n/locale';
import { emailAddress, line, lines } from '#/platform/input/fields';
import { appointments, email, network, phone, understandNumbers, whatsapp } from './contact-fields';
import {
  type FigureRow,
  type Focus,
  figureRowNames,
  focus,
  inEachRow,
  maxRoles,
  type SearchTextName,
  searchTextNames,
  textNames,
} from './contract';
import { networks, readLines, readOpeningHours } from './rules';

/** A field with several lines in three languages. The text in the main language is required. */
const requiredText = (max: number) => ({ ...textField(max), required: true }) satisfies ItemField<Localized>;

const roleLines = lines(300).check(
  z.refine((text) => readLines(text).length <= maxRoles, { params: { format: 'lines', max: maxRoles } }),
);

export interface OwnersFigure {
  /** Empty for a figure that the owner has added. */
  key: string;
  /** The value as it is written in Turkish. */
  value: string;
  label: Localized;
}
export const newFigure = (): OwnersFigure => ({ key: '', value: '', label: { tr: '', en: '', ar: '' } });
/** The most figures of a row, as many as fit beside each other. */
export const mostFigures = (row: FigureRow): number => (row === 'figures' ? 5 : 4);

const figureRow = (row: FigureRow) =>
  ({
    kind: 'own',
    schema: z.optional(
      z
        .array(
          z.object({
            key: z._default(line(40), ''),
            value: line(12).check(z.minLength(1)),
            label: texts(line(60)),
          }),
        )
        .check(z.maxLength(mostFigures(row))),
    ),
    place: 'after',
    initial: (): OwnersFigure[] => [],
    faults: (figures: OwnersFigure[], main: Locale) =>
      figures.flatMap(({ label }, index) => (label[main] ? [] : [missingText([index, 'label', main])])),
  }) satisfies ItemField<OwnersFigure[]>;

/** A number in the drawing of the career; empty to use the number of the figures. */
const careerNumber = () =>
  ({
    kind: 'order',
    schema: numberOrNull(0, 9999),
    place: 'strip',
    initial: () => null,
    toFormValue: (value: number | null) => value ?? '',
  }) satisfies ItemField<number | null>;

/** An optional text of one line. If it is empty, pages leave it out, or use another text. */
const pageLine = (max = 160) => ({ ...lineField(max), optional: true }) satisfies ItemField<Localized>;
/** The title of a section, which can't be empty. */
const pageTitle = () => ({ ...lineField(160), required: true }) satisfies ItemField<Localized>;
const pageText = (max = 800) => ({ ...textField(max), optional: true }) satisfies ItemField<Localized>;

/** A field that the form shows below the texts, with a component of its own. */
const ownField = <Schema extends z.ZodMiniType, Value>(schema: Schema, initial: Value) =>
  ({ kind: 'own', schema, place: 'after', initial: () => initial }) satisfies ItemField<Value>;

const opensBeforeItCloses = (text: string) =>
  readOpeningHours(text)?.every(({ opens, closes }) => opens < closes) ?? true;
const openingHours = line(200).check(
  z.refine((text) => readOpeningHours(text) !== undefined),
  z.refine(opensBeforeItCloses, { params: { format: 'hours' } }),
);

/** The fields of the profile, by the form that edits them. */
const forms = {
  person: {
    name: titleField(80),
    roles: { ...requiredText(300), schema: z.optional(texts(roleLines)) },
    deck: requiredText(400),
    description: { ...textField(500), optional: true },
    nameLines: { ...textField(120), optional: true },
  },
  portrait: {
    portrait: {
      ...pictureField(),
      schema: z.optional(pictureAddress.check(z.minLength(1))),
    } satisfies ItemField<string>,
    portraitFocus: ownField(orNull(focus), null as Focus | null),
    portraitAlt: { ...lineField(200), required: true },
  },
  figures: inEachRow(figureRow),
  contact: {
    email: { ...email, schema: z.optional(emailAddress) } satisfies ItemField<string>,
    trainingEmail: {
      ...email,
      schema: orNull(emailAddress),
      initial: () => null,
      toFormValue: (value: string | null) => value ?? '',
    } satisfies ItemField<string | null>,
    phone: { ...email, kind: 'phone', schema: z.optional(phone) } satisfies ItemField<string>,
    whatsapp: {
      ...email,
      kind: 'phone',
      schema: z.optional(whatsapp),
      toFormValue: (digits: string) => digits && `+${digits}`,
    } satisfies ItemField<string>,
    linkedin: network('linkedin'),
    x: network('x'),
    instagram: network('instagram'),
    youtube: network('youtube'),
    country: {
      kind: 'own',
      schema: z.optional(z.enum(countries)),
      place: 'strip',
      initial: () => 'TR',
    } satisfies ItemField<string>,
    city: { ...lineField(80), required: true },
  },
  time: {
    timeZone: ownField(z.optional(line(60).check(z.minLength(1))), ''),
    appointments,
  },
  business: {
    openingHours: ownField(z.optional(openingHours), ''),
    legalName: pageLine(),
    legalAddress: pageText(300),
  },
  home: {
    careerYears: careerNumber(),
    careerEventCount: careerNumber(),
    careerBookCount: careerNumber(),
    careerAcademicYearCount: careerNumber(),
    careerTitle: pageTitle(),
    careerLead: pageText(),
    careerEvents: pageLine(),
    careerBooks: pageLine(),
    careerAcademicYears: pageLine(),
    aboutQuote: pageText(),
    aboutStory: pageText(4000),
    trainingReserve: pageText(),
    contactTitle: pageTitle(),
    contactText: pageText(),
  },
  pages: {
    togetherTitle: pageTitle(),
    togetherText: pageText(),
    consultingDeck: pageText(),
    consultingPackages: pageText(),
    consultingClosingTitle: pageTitle(),
    consultingClosingText: pageText(),
    trainingDeck: pageText(),
    trainingCorporate: pageText(),
    trainingReasons: pageText(4000),
    trainingClosingTitle: pageTitle(),
    trainingClosingText: pageText(),
    articlesSubtitle: pageText(),
  },
  search: Object.fromEntries(searchTextNames.map((name) => [name, pageLine(300)])) as Record<
    SearchTextName,
    ReturnType<typeof pageLine>
  >,
};

const name = 'profile';
const single = true;

const fields = {
  ...forms.person,
  ...forms.portrait,
  ...forms.figures,
  ...forms.contact,
  ...forms.time,
  ...forms.business,
  ...forms.home,
  ...forms.pages,
  ...forms.search,
};

const described = describeItem({ name, single, fields });
/** The whole profile as the owner's API returns and accepts it. */
export const profileItem = {
  ...described,
  change: (main: Locale) => understandNumbers(described.change(main)),
};
export type ProfileDraft = DraftOf<typeof fields>;
export type OwnersProfile = ItemFrom<typeof profileItem> & {
  /** The fields that are still samples. */
  samples: SampledField[];
  /** The same in detail: the name of the field, or `name.en` for a text in several languages. */
  sampleTexts: string[];
};

/** The fields that can be samples, in the order of the forms. */
export const sampledFields = [
  'name',
  'roles',
  'deck',
  'description',
  'portrait',
  'portraitAlt',
  ...figureRowNames,
  'email',
  'trainingEmail',
  'phone',
  'whatsapp',
  ...networks,
  'city',
  'openingHours',
  ...textNames,
] as const;
export type SampledField = (typeof sampledFields)[number];

/** A form that shows some of the profile's fields, and changes only these. */
const formOf = (fields: ItemFields): Noun<OwnersProfile, unknown> => {
  const form = describeItem({ name, single, fields });
  const draft = (main: Locale) => understandNumbers(form.draft(main));
  const change = (main: Locale) => understandNumbers(form.change(main));
  // The form describes only some of the fields, but it loads the whole profile, so the types have to be cast.
  return { ...form, draft, change } as unknown as Noun<OwnersProfile, unknown>;
};
export type ProfileForm = keyof typeof forms;
export const profileForms = Object.fromEntries(
  Object.entries(forms).map(([form, shown]) => [form, formOf(shown)]),
) as Record<ProfileForm, ReturnType<typeof formOf>>;

/** The form of the set-up: the fields that turn the site from the sample person's into the owner's. */
export const profileBasics = formOf({
  name: forms.person.name,
  roles: forms.person.roles,
  city: forms.contact.city,
  country: { ...forms.contact.country, place: 'after' },
  timeZone: forms.time.timeZone,
});
