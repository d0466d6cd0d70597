import type { FullText } from './full-text.ts';

/** HTML that is safe to render, except for its pictures, which are still on other sites. */
export interface ReadText {
  html: string;
  /** Its visible text, on one line. */
  plain: string;
  /** Addresses of the pictures that belong to it, repeated as often as they are shown. */
  pictures: string[];
}

export interface ReadPage extends Omit<FullText, 'html'>, ReadText {}
