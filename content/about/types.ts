import type { Localized } from '#/platform/i18n/locale';

/** The five sections of the about page. */
export type AboutSectionName =
  | 'hero'
  | 'early_career'
  | 'major_brands'
  | 'ai_transformation'
  | 'current_future';

export interface DemoAboutSection {
  id: string;
  section: AboutSectionName;
  title: Localized;
  /** HTML: paragraphs. */
  content: Localized;
  sortOrder: number;
  isPublished: boolean;
}
