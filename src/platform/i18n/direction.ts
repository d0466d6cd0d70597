/*
 * Plain text (a subject, a calendar file, a mail's text part) has no markup to isolate a run of another direction. Invisible
 * marks show where such a run begins or ends (Unicode Standard Annex 9).
 */
const leftToRightMark = '\u200E';

/** A phone number, a link or the like with the mark before it. Within Arabic text, its parts could otherwise change places. */
export const leftToRight = (number: string): string => `${leftToRightMark}${number}`;

/** A text of unknown direction for use within a sentence, enclosed in Unicode isolates. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A name for a left-to-right line: without the mark, digits after an Arabic or Hebrew name would appear on its left. */
export const endingLeftToRight = (name: string): string =>
  rightToLeft.test(name) ? `${name}${leftToRightMark}` : name;
