import * as z from 'zod/mini';
import { locales } from '#/platform/i18n/locale';

const language = z.enum(locales);

/** What a section can be about (specification, section 9). */
export const aboutSubjects = [
  'hero',
  'early_career',
  'major_brands',
  'ai_transformation',
  'current_future',
] as const;

/** A section of the about page, in one language; texts without a translation come in Turkish. */
export const aboutSection = z.object({
  id: z.string(),
  section: z.enum(aboutSubjects),
  title: z.string(),
  /** HTML, sanitised when it was stored. */
  content: z.string(),
  languages: z.object({ title: language, content: language }),
  sortOrder: z.number(),
  isPublished: z.boolean(),
});
export type AboutSection = z.infer<typeof aboutSection>;
