import type { FullText } from './full-text.ts';

/** HTML that is safe to render, except for its pictures, which are still on other sites. */
export interface ReadText {
  html: string;
  /** The visible text, on one line. */
  plain: string;
  /** The addresses of the pictures, each as often as the text shows it. */
  pictures: string[];
}

export interface ReadPage extends Omit<FullText, 'html'>, ReadText {}
