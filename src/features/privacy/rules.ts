import { monthsText } from '#/platform/i18n/durations';
import { type Locale, type Localized, locales } from '#/platform/i18n/locale';
import {
  type NoticeFacts,
  type NoticeForm,
  type NoticeSection,
  noticeForms,
  type Retention,
} from './contract';
import type { NoticeCopy } from './copy/notice/tr';

/** Months that the owner may set. */
export const retentionBounds = { min: 1, max: 120 } as const;

const keptIn = {
  booking: 'reservations',
  training: 'applications',
  company: 'applications',
  contact: 'messages',
} as const satisfies Record<NoticeForm, keyof Retention>;

const section = (id: string, title: string, parts: Partial<NoticeSection>): NoticeSection => ({
  ...{ id, title, paragraphs: [], facts: [], items: [] },
  ...parts,
});

/** What the notices of all forms share: who is responsible before a form's own part, the rest after it. */
function sharedSections(words: NoticeCopy, facts: NoticeFacts) {
  const { responsible, collecting, recipients, rights } = words;
  const { hosting, mailing, mailHost, copies, hasWhatsApp } = facts;
  return {
    before: [section('responsible', responsible.title, { paragraphs: responsible.paragraphs(facts) })],
    after: [
      section('recipients', recipients.title, {
        paragraphs: [recipients.lead],
        items: [
          recipients.hosting(hosting),
          ...(mailHost ? [recipients.mail(mailing, mailHost)] : []),
          ...(copies ? [recipients.copies(copies)] : []),
          ...(hasWhatsApp ? [recipients.whatsapp] : []),
          ...[recipients.authorities, recipients.abroad, recipients.noMachines],
        ],
      }),
      section('protection', collecting.title, { paragraphs: [...collecting.paragraphs, collecting.erased] }),
      section('rights', rights.title, { paragraphs: rights.paragraphs(facts) }),
    ],
  };
}

function formSection(words: NoticeCopy, locale: Locale, facts: NoticeFacts, form: NoticeForm): NoticeSection {
  const { title, after, ...texts } = words.forms[form];
  const months = facts.retention[keptIn[form]];
  const kept = months === null ? words.untilErased : after(monthsText(locale, months));
  const terms = ['what', 'why', 'ground', 'needed'] as const;
  return section(form, title, {
    facts: [
      ...terms.map((term) => ({ term: words.terms[term], text: texts[term] })),
      { term: words.terms.kept, text: kept },
    ],
  });
}

/** The notices of all forms in one language, with what they share once. */
export function composeNotices(words: NoticeCopy, locale: Locale, facts: NoticeFacts) {
  const { before, after } = sharedSections(words, facts);
  const forms = noticeForms.map((form) => formSection(words, locale, facts, form));
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

type Place = keyof NoticeCopy['browser']['places'];

/** What the public pages store in a browser: name, place, and the words for its purpose and its duration. The language is in two places. */
const stored = [
  ['language', 'cookie', 'language', 'aYear'],
  ['language', 'local', 'language', 'untilCleared'],
  ['theme', 'local', 'theme', 'untilCleared'],
  ['booking-draft', 'session', 'draft', 'untilClosed'],
  ['application-draft', 'session', 'draft', 'untilClosed'],
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
