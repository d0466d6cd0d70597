/** The text without the slashes at its end. Takes linear time, also for hostile texts with many slashes elsewhere. */
export const withoutTrailingSlashes = (text: string): string => text.replace(/(?<!\/)\/+$/, '');
