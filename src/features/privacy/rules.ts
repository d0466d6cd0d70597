import { shortDateTime } from '#/platform/i18n/dates';
import { monthsText } from '#/platform/i18n/durations';
import { comma, type Locale, type Localized, locales } from '#/platform/i18n/locale';
import { counted } from '#/platform/i18n/plural';
import { type Erased, type ErasureCause, erasureKinds } from './admin-contract';
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

/** What the notices of all forms share: who is responsible before a form's own part, the rest after it. */
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

/** What the owner notes herself where somebody buys a package of sessions from her. */
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

/** The notices of all forms in one language, with what they share once. */
export function composeNotices(words: NoticeCopy, locale: Locale, facts: NoticeFacts) {
  const { before, after } = sharedSections(words, locale, facts);
  const shown = noticeForms.filter((form) => form !== 'course' || facts.hasCourses);
  const forms = shown.map((form) => formSection(words, locale, facts, form));
  return { before, forms, after };
}

export type ComposedNotices = ReturnType<typeof composeNotices>;

/** The notice of one form in every language, as its version is stored. */
export const noticeTexts = (
  composed: Localized<ComposedNotices>,
  form: NoticeForm,
): Localized<NoticeSection[]> =>
  Object.fromEntries(
    locales.map((locale) => {
      const { before, forms, after } = composed[locale];
      return [locale, [...before, ...forms.filter(({ id }) => id === form), ...after]];
    }),
  ) as Localized<NoticeSection[]>;

/** Short enough to be read out, and long enough that no two erasures of a site share it. */
const receiptNumber = (id: string): string => id.slice(0, 8).toUpperCase();

/** What the owner can send to whom the erased data was about; it says nothing about the person. */
export function receiptText(
  words: NoticeCopy['receipt'],
  locale: Locale,
  timeZone: string,
  { id, cause, erased, at }: { id: string; cause: ErasureCause; erased: Erased; at: Date },
): string {
  const kinds = erasureKinds.flatMap((kind) =>
    erased[kind] > 0 ? [counted(locale, erased[kind], words.kinds[kind])] : [],
  );
  return [
    words.causes[cause],
    words.erased(kinds.join(comma[locale])),
    words.at(shortDateTime(locale, timeZone, at)),
    words.rest,
    words.number(receiptNumber(id)),
  ].join('\n\n');
}

type Place = keyof NoticeCopy['browser']['places'];

/** What the public pages store in a browser: name, place, and the words for its purpose and its duration. The language is in two places. */
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
