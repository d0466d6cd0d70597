import { hoursText, minutesText, weeksText } from '#/platform/i18n/durations';
import { type SourceLocalized, textIn } from '#/platform/i18n/fallback';
import { type Locale, locales } from '#/platform/i18n/locale';
import { counted } from '#/platform/i18n/plural';
import type { Reader } from '#/platform/i18n/site-languages';
import type {
  Category,
  ConsultingPackage,
  ConsultingService,
  CorporateProgram,
  Place,
  Priced,
  Question,
  ToldPlace,
  TrainingService,
} from './contract';
import { factTexts } from './fact-texts';
import type { CategoryRow, CorporateRow, PackageRow, ServiceRow, TrainingRow } from './table';

/** This file turns stored items of the catalogue into what visitors read, in one language. */

type Described = Pick<ServiceRow, 'id' | 'title' | 'description'> & WithPrice;
type WithPrice = Partial<Pick<ServiceRow, 'price'>>;

const describe = (item: Described, reader: Reader) => ({
  id: item.id,
  title: textIn(item.title, reader),
  description: textIn(item.description, reader),
  ...priceOf(item),
});

/** The price for visitors. An amount that the owner doesn't show never leaves the server. */
export function priceOf({ price }: WithPrice): Priced {
  if (price?.mode === 'hidden') return { priceHidden: true };
  if (price?.mode !== 'shown' || price.amount === null) return {};
  return { price: { amount: price.amount, currency: price.currency } };
}

const linesOf = (text: SourceLocalized, reader: Reader): string[] =>
  textIn(text, reader)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The duration of a program as text: '5 hafta (40 saat)'. If one of the numbers is 0, only the other is named. */
export function programDuration({ weeks, hours }: { weeks: number; hours: number }, locale: Locale): string {
  if (weeks === 0 || hours === 0) return weeks === 0 ? hoursText(locale, hours) : weeksText(locale, weeks);
  return `${weeksText(locale, weeks)} (${hoursText(locale, hours)})`;
}

export const toCategory = (
  { id, title, short }: Pick<CategoryRow, 'id' | 'title' | 'short'>,
  reader: Reader,
): Category => ({
  id,
  title: textIn(title, reader),
  short: textIn(short, reader) || textIn(title, reader),
});

type StoredService = Described &
  Pick<ServiceRow, 'category' | 'durations' | 'booking'> &
  Partial<Pick<ServiceRow, 'place' | 'questions'>>;

const openPlace: Place = { kind: 'open', link: '', address: '' };

/** A place as everybody sees it, without the link of a video meeting. */
export const publicPlace = ({ kind, address }: Place = openPlace): ToldPlace => ({
  kind,
  detail: kind === 'address' ? address : '',
});

/** A place as a visitor with a confirmed appointment sees it, with the link of a video meeting. */
export const toldPlace = (place: Place | undefined): ToldPlace =>
  place?.kind === 'video' ? { kind: 'video', detail: place.link } : publicPlace(place);

/** The options of a choice in the reader's language, or in the main language if the numbers of options differ. */
export function optionsIn({ options }: Question, reader: Reader): string[] {
  const { main } = reader;
  const [own, source] = [linesOf(options, reader), linesOf(options, { locale: main, main })];
  return own.length === source.length ? own : source;
}

/** How long a service can take, in minutes; the usual length first. */
export const lengthsOf = ({ durations }: Pick<StoredService, 'durations'>): readonly number[] =>
  durations.length > 0 ? durations : [60];

/** The usual length of a service, in minutes. */
export const usualMinutes = (service: Pick<StoredService, 'durations'>): number =>
  lengthsOf(service)[0] ?? 60;

export const toConsultingService = (
  service: StoredService,
  categoryTitle: SourceLocalized,
  reader: Reader,
): ConsultingService => ({
  ...describe(service, reader),
  category: service.category,
  categoryTitle: textIn(categoryTitle, reader),
  duration: minutesText(reader.locale, usualMinutes(service)),
  minutes: usualMinutes(service),
  lengths:
    service.durations.length > 1
      ? service.durations.map((minutes) => ({ minutes, duration: minutesText(reader.locale, minutes) }))
      : undefined,
  bookable: service.booking !== 'request',
  approval: service.booking === 'approval' || undefined,
  questions: service.questions?.length
    ? service.questions.map((question) => ({
        ...question,
        label: textIn(question.label, reader),
        options: question.kind === 'choice' ? optionsIn(question, reader) : [],
      }))
    : undefined,
  place: service.place && service.place.kind !== 'open' ? publicPlace(service.place) : undefined,
});

type StoredPackage = Described & Pick<PackageRow, 'sessions' | 'minutes'>;

export function toConsultingPackage(stored: StoredPackage, reader: Reader): ConsultingPackage {
  const { locale } = reader;
  const sessions = counted(locale, stored.sessions, factTexts[locale].sessions);
  return {
    ...describe(stored, reader),
    sessions: sessions.replace('{length}', minutesText(locale, stored.minutes)),
  };
}

type ProgramFacts = 'weeks' | 'hours' | 'format';
type StoredTraining = Described & Pick<TrainingRow, ProgramFacts | 'category' | 'level' | 'topics'>;

export const toTrainingService = (
  program: StoredTraining,
  categoryTitle: SourceLocalized,
  reader: Reader,
): TrainingService => ({
  ...describe(program, reader),
  category: program.category,
  categoryTitle: textIn(categoryTitle, reader),
  duration: programDuration(program, reader.locale),
  weeks: program.weeks,
  hours: program.hours,
  mode: program.format,
  format: factTexts[reader.locale].formats[program.format],
  level: factTexts[reader.locale].levels[program.level],
  topics: linesOf(program.topics, reader),
});

type StoredCorporate = Described &
  Pick<CorporateRow, ProgramFacts | 'participantsFrom' | 'participantsTo' | 'benefits'>;

export function toCorporateProgram(program: StoredCorporate, reader: Reader): CorporateProgram {
  const { locale } = reader;
  const participants = counted(locale, program.participantsTo, factTexts[locale].participants);
  return {
    ...describe(program, reader),
    duration: programDuration(program, locale),
    participants: participants.replace('{from}', `${program.participantsFrom}`),
    format: factTexts[locale].formats[program.format],
    benefits: linesOf(program.benefits, reader),
  };
}

/** Whether a text equals the title in any language. */
export const isTitle = (text: string, title: SourceLocalized): boolean => {
  const wanted = text.trim().normalize('NFC');
  return locales.some((locale) => title[locale]?.normalize('NFC') === wanted);
};
