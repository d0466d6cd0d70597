import type { EmphasisedText } from '#/ui/emphasised';
import type { Career, FigureRow, LocalizedProfile, Profile, TextName } from './contract';
import type { ProfileCopy } from './copy';

/** The social networks, in the order in which they are shown. */
export const networks = [
  'linkedin',
  'x',
  'instagram',
  'youtube',
] as const satisfies (keyof Profile['social'])[];

export type KnownFigure = NonNullable<LocalizedProfile[FigureRow][number]['key']>;

/** The key of a figure's caption. The about page counts only the person's own awards, so its caption is another one. */
export const captionKey = (row: FigureRow, key: KnownFigure): keyof ProfileCopy['figures'] =>
  row === 'aboutFigures' && key === 'awards' ? 'ownAwards' : key;

/** A sentence with its emphasised phrase between asterisks, as people write it in messengers. */
export const writeEmphasis = ({ before, emphasis, after }: EmphasisedText): string =>
  emphasis ? `${before}*${emphasis}*${after}` : before + after;

/** The parts of a sentence: the first phrase between asterisks is the emphasis. Without asterisks the emphasis is empty. */
export function readEmphasis(text: string): EmphasisedText {
  const [, before = text, emphasis = '', after = ''] = /^([^*]*)\*([^*]+)\*(.*)$/s.exec(text) ?? [];
  return { before, emphasis, after };
}

/** The lines of a text, trimmed, without empty and repeated ones. */
export const readLines = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** A figure in the form in which it is stored. Only a percentage differs between languages: Turkish has its sign in front. */
export function readFigure(value: string): LocalizedProfile['figures'][number]['value'] {
  const [, before, after] = /^%\s?([\d.,]+)$|^([\d.,]+)\s?%$/.exec(value) ?? [];
  const number = before ?? after;
  return number === undefined ? value : { tr: `%${number}`, en: `${number}%`, ar: `${number}%` };
}

/**
 * Splits a figure such as '165+' into number and mark. The mark of '48h' is replaced with `hourMark`, the language's
 * abbreviation.
 */
export function splitFigure(value: string, hourMark: string): { value: string; mark?: string | undefined } {
  const [, number = value, mark = ''] = /^([\d.,/]+)(\D+)$/.exec(value) ?? [];
  return { value: number, mark: (mark === 'h' ? hourMark : mark) || undefined };
}

export const readParagraphs = (text: string): string[] => text.split(/(?<!\s)\s*\n\s*/).filter(Boolean);

export const inOneLine = (text: string): string => readParagraphs(text).join(', ');

/** Reads blocks that are separated by blank lines. The first line of a block is its title, the rest its text. */
export const readTitled = (text: string): { title: string; text: string }[] =>
  text
    .split(/\n\s*\n/)
    .filter((block) => block.trim())
    .map((block) => block.trim().split('\n'))
    .map(([title = '', ...lines]) => ({ title, text: lines.join(' ') }));
export const writeTitled = (blocks: readonly { title: string; text: string }[]): string =>
  blocks.map(({ title, text }) => `${title}\n${text}`).join('\n\n');

/** Access to the owner's texts of pages, with the shipped texts as defaults. */
export const ownTexts = ({ texts }: Pick<Profile, 'texts'>) => {
  const own = (name: TextName) => texts?.[name];
  return {
    own,
    plain: (name: TextName, shipped: string): string => own(name) ?? shipped,
    emphasised(name: TextName, shipped: EmphasisedText): EmphasisedText {
      const text = own(name);
      return text === undefined ? shipped : readEmphasis(text);
    },
  };
};

/** Whether the home page has a text about the person: a shipped text of the sample person, or one of the owner's. */
export function hasAbout(profile: Pick<Profile, 'texts' | 'description' | 'demoNotice'>): boolean {
  const { own } = ownTexts(profile);
  const isSample = profile.demoNotice !== null;
  const quote = own('aboutQuote') ?? (isSample || profile.description);
  const story = own('aboutStory') ?? isSample;
  return Boolean(quote || story);
}

export function hasCareer(profile: Pick<Profile, 'career' | 'figures'>): boolean {
  const { years, events } = careerNumbers(profile);
  return years > 0 && events > 0;
}

/** The part of the profile that shipped texts depend on. */
export type ProfileForTexts = Pick<LocalizedProfile, 'name' | 'roles' | 'career' | 'figures' | 'demoNotice'>;

/** Reads a figure as a number: 575 from '575+', 1250 from '1.250+'. */
function readNumber(value: string | { tr: string } = ''): number {
  const figure = typeof value === 'string' ? value : value.tr;
  return Number.parseInt(figure.replaceAll(/(?<=\d)[.,\s](?=\d{3}(?!\d))/g, ''), 10) || 0;
}

/** The numbers in the drawing of the career: the owner's own, or else those of the figures. */
export function careerNumbers({
  career,
  figures,
}: Pick<LocalizedProfile | Profile, 'career' | 'figures'>): Career {
  const rows: { key?: string | undefined; value: string | { tr: string } }[] = figures;
  const of = (name: keyof Career) =>
    career?.[name] ?? readNumber(rows.find(({ key }) => key === name)?.value);
  return { years: of('years'), events: of('events'), books: of('books'), academicYears: of('academicYears') };
}

/** Weekdays in the notation of schema.org, Monday first. */
export const dayCodes: readonly string[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** One or more days in a row with the same hours. Days count from Monday, which is 0. */
export interface OpenDays {
  first: number;
  last: number;
  /** Such as '09:00'. */
  opens: string;
  closes: string;
}

const notation = /^(\w\w)(?:-(\w\w))? (\d\d:\d\d)-(\d\d:\d\d)$/;

function readEntry(text: string): OpenDays | undefined {
  const [, from = '', to = from, opens = '', closes = ''] = notation.exec(text) ?? [];
  const [first, last] = [dayCodes.indexOf(from), dayCodes.indexOf(to)];
  return first < 0 || last < first ? undefined : { first, last, opens, closes };
}

/** Reads opening hours in the notation of schema.org, 'Mo-Fr 09:00-18:00; Sa 10:00-14:00'; undefined for any other notation. */
export function readOpeningHours(text: string): OpenDays[] | undefined {
  const entries = text === '' ? [] : text.split('; ').map(readEntry);
  return entries.every((each) => each !== undefined) ? entries : undefined;
}
