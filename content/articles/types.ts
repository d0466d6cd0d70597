import type { Localized } from '#/platform/i18n/locale';

/** A text whose Turkish is always there; the others fall back to it. */
export type SourceLocalized<T = string> = Pick<Localized<T>, 'tr'> & Partial<Localized<T>>;

export interface DemoArticle {
  id: string;
  title: SourceLocalized;
  /** Plain text. */
  excerpt: SourceLocalized;
  /** HTML: p, h2, h3, ul, ol, li, blockquote, a, strong, em. */
  content: SourceLocalized;
  /** The picture's address. */
  image: string;
  imageAlt: Localized;
  /** Decides the group on the articles page. */
  category: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes for the Turkish body at 200 words a minute, rounded up. */
  readTime: number;
  isPublished: boolean;
}
