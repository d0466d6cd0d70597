import * as z from 'zod/mini';
import { htmlTexts, sortOrder, titleTexts, versionField, writtenFields } from '#/owner/items/fields';
import type { WrittenItem } from '#/owner/items/item';
import type { Localized } from '#/platform/i18n/locale';
import { type AboutSection, aboutSubjects } from './contract';

const fields = {
  section: z.enum(aboutSubjects),
  title: titleTexts(200),
  /** HTML; cleaned before it is stored. */
  content: z.optional(htmlTexts(50_000)),
  sortOrder: z.optional(sortOrder),
  ...writtenFields,
};

/** `POST /api/admin/about`; the section and the title's Turkish must be there. */
export const sectionDraft = z.object(fields);
export type SectionDraft = z.output<typeof sectionDraft>;

/** `PUT /api/admin/about/{id}`: what is left out stays. */
export const sectionChange = z.extend(z.partial(sectionDraft), versionField);

/** A section as the owner sees it: texts in all three languages, empty where there is none. */
export interface OwnersSection extends WrittenItem {
  section: AboutSection['section'];
  title: Localized;
  /** HTML, sanitised. */
  content: Localized;
  sortOrder: number;
}
