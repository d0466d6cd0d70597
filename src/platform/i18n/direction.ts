/*
 * Plain text (a subject, a calendar file, a mail's text part) has no markup to isolate a run of another direction, so an
 * invisible mark tells the reading program where one begins or ends (Unicode Standard Annex 9).
 */
const leftToRightMark = '\u200E';

/** A phone number: without the mark its groups appear in reverse order within Arabic. */
export const leftToRight = (number: string): string => `${leftToRightMark}${number}`;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A name in a left-to-right line: without the mark an Arabic one would pull the digits after it to its other side. */
export const endingLeftToRight = (name: string): string =>
  rightToLeft.test(name) ? `${name}${leftToRightMark}` : name;
