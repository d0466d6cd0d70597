/*
 * Plain text (a subject, a calendar file, a mail's text) knows no markup that would isolate a run of another direction:
 * an invisible mark tells the reader's program where one begins or ends (Unicode Standard Annex 9).
 */
const leftToRightMark = '\u200E';

/** A telephone number: without the mark its groups come in reverse within Arabic. */
export const leftToRight = (number: string): string => `${leftToRightMark}${number}`;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A name in a left-to-right line: one in Arabic would pull the figures behind it to its other side. */
export const endingLeftToRight = (name: string): string =>
  rightToLeft.test(name) ? `${name}${leftToRightMark}` : name;
