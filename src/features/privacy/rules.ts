import { shortDateTime } from '#/platform/i18n/dates';
import { monthsText } from '#/platform/i18n/durations';
import { comma, inEveryLanguage, type Locale, type Localized } from '#/platform/i18n/locale';
import { counted } from '#/platform/i18n/plural';
import { type Erased, type ErasureCause, erasureKinds, type Kept, keptKinds } from './admin-contract';
import {
  type NoticeFacts,
  type NoticeForm,
  type NoticeSection,
  noticeForms,
  type Retention,
} from './contract';
import type { NoticeCopy } from './copy/notice/tr';

const keptIn = {
  booking: 'reservations',
  training: 'applications',
  course: 'enrolments',
  company: 'applications',
  contact: 'messages',
} as const satisfies Record<NoticeForm, keyof Retention>;

const section = (id: string, title: string, parts: Partial<NoticeSection>): NoticeSection => ({
  id,
  title,
  paragraphs: [],
  facts: [],
  items: [],
  ...parts,
});

/**
 * The sections that the notices of all forms share. The first says who is responsible, and comes before a form's own section. All
 * others come after it.
 */
function sharedSections(words: NoticeCopy, locale: Locale, facts: NoticeFacts) {
  const { responsible, collecting, recipients, rights } = words;
  const { hosting, mailing, mailHost, calendarHost, copies, backups, hasWhatsApp } = facts;
  const inBackups =
    backups.months === null ? collecting.inBackups : collecting.inNightly(monthsText(locale, backups.months));
  return {
    before: [section('responsible', responsible.title, { paragraphs: responsible.paragraphs(facts) })],
    after: [
      ...(facts.sellsPackages ? [packageSection(words, locale, facts)] : []),
      ...(facts.hasWaitingList
        ? [section('waiting', words.waiting.title, { paragraphs: words.waiting.paragraphs })]
        : []),
      section('recipients', recipients.title, {
        paragraphs: [recipients.lead],
        items: [
          recipients.hosting(hosting),
          ...(mailHost ? [recipients.mail(mailing, mailHost)] : []),
          ...(calendarHost ? [recipients.calendar(calendarHost)] : []),
          ...(copies || backups.place ? [recipients.copies(copies, backups.place)] : []),
          ...(hasWhatsApp ? [recipients.whatsapp] : []),
          recipients.authorities,
          recipients.abroad,
          recipients.noMachines,
        ],
      }),
      section('protection', collecting.title, {
        paragraphs: [...collecting.paragraphs, `${collecting.erased} ${inBackups}`],
      }),
      section('rights', rights.title, { paragraphs: rights.paragraphs(facts) }),
    ],
  };
}

/** The section about the data that the owner enters herself when somebody buys a package of sessions. */
function packageSection(words: NoticeCopy, locale: Locale, { retention }: NoticeFacts): NoticeSection {
  const { title, after, paragraph } = words.packages;
  const months = retention.balances;
  const kept = months === null ? words.untilErased : after(monthsText(locale, months));
  return section('packages', title, { paragraphs: [paragraph, `${words.terms.kept}: ${kept}`] });
}

function formSection(words: NoticeCopy, locale: Locale, facts: NoticeFacts, form: NoticeForm): NoticeSection {
  const { title, after, ...texts } = words.forms[form];
  const months = facts.retention[keptIn[form]];
  const kept = months === null ? words.untilErased : after(monthsText(locale, months));
  const terms = ['what', 'why', 'ground', 'needed'] as const;
  const follows = form === 'booking' && facts.hasFollowUp ? ` ${words.followUp}` : '';
  return section(form, title, {
    facts: [
      ...terms.map((term) => ({
        term: words.terms[term],
        text: term === 'why' ? `${texts[term]}${follows}` : texts[term],
      })),
      { term: words.terms.kept, text: kept },
    ],
  });
}

export function composeNotices(words: NoticeCopy, locale: Locale, facts: NoticeFacts) {
  const { before, after } = sharedSections(words, locale, facts);
  const shown = noticeForms.filter((form) => form !== 'course' || facts.hasCourses);
  const forms = shown.map((form) => formSection(words, locale, facts, form));
  return { before, forms, after };
}

export type ComposedNotices = ReturnType<typeof composeNotices>;

/** The complete notice of one form in every language, as it is stored for its version. */
export const noticeTexts = (
  composed: Localized<ComposedNotices>,
  form: NoticeForm,
): Localized<NoticeSection[]> =>
  inEveryLanguage((locale) => {
    const { before, forms, after } = composed[locale];
    return [...before, ...forms.filter(({ id }) => id === form), ...after];
  });

/** The number of a receipt: short enough to be read out, and long enough to be unique on a site. */
const receiptNumber = (id: string): string => id.slice(0, 8).toUpperCase();

/** The text of a receipt, which the owner can send to the person whose data was erased. It says nothing about the person. */
export function receiptText(
  words: NoticeCopy['receipt'],
  locale: Locale,
  timeZone: string,
  { id, cause, erased, kept, at }: { id: string; cause: ErasureCause; erased: Erased; kept: Kept; at: Date },
): string {
  const kinds = erasureKinds.flatMap((kind) =>
    erased[kind] > 0 ? [counted(locale, erased[kind], words.kinds[kind])] : [],
  );
  const remaining = keptKinds.flatMap((kind) =>
    kept[kind] ? [`${counted(locale, kept[kind], words.kinds[kind])} (${words.whyKept[kind]})`] : [],
  );
  const isPartial = remaining.length > 0;
  return [
    isPartial ? words.partly : words.causes[cause],
    words.erased(kinds.join(comma[locale])),
    ...(isPartial ? [words.kept(remaining.join(comma[locale]))] : []),
    words.at(shortDateTime(locale, timeZone, at)),
    isPartial ? words.restOfErased : words.rest,
    words.number(receiptNumber(id)),
  ].join('\n\n');
}

type Place = keyof NoticeCopy['browser']['places'];

/**
 * What the public pages store in a browser: its name, its place, and the keys of the words for purpose and duration. The language
 * is stored in two places.
 */
const stored = [
  ['language', 'cookie', 'language', 'aYear'],
  ['language', 'local', 'language', 'untilCleared'],
  ['theme', 'local', 'theme', 'untilCleared'],
  ['visitor-zone', 'local', 'zone', 'untilCleared'],
  ['booking-draft', 'session', 'draft', 'untilClosed'],
  ['application-draft', 'session', 'draft', 'untilClosed'],
  ['enrolment-draft', 'session', 'draft', 'untilClosed'],
  ['waiting-draft', 'session', 'draft', 'untilClosed'],
  ['message-draft', 'session', 'draft', 'untilClosed'],
  ['scroll', 'session', 'scroll', 'untilClosed'],
  ['tsr-scroll-restoration-v1_3', 'session', 'scroll', 'untilClosed'],
  ['kursu-*', 'cache', 'pages', 'untilCleared'],
] as const satisfies [
  name: string,
  place: Place,
  purpose: Exclude<keyof NoticeCopy['browser'], 'places'>,
  duration: Exclude<keyof NoticeCopy['browser'], 'places'>,
][];

export const browserEntries = (words: NoticeCopy['browser']) =>
  stored.map(([name, place, purpose, duration]) => ({
    name,
    place: words.places[place],
    purpose: words[purpose],
    duration: words[duration],
  }));
