import * as z from 'zod/mini';
import { htmlField, orderField, publishField, titleField } from '#/owner/items/fields';
import { describeItem, type ItemField, type ItemFrom, type PublishedFrom } from '#/owner/items/item';
import { type AboutSubject, aboutSubjects } from './contract';

const section = {
  kind: 'choice',
  schema: z.enum(aboutSubjects),
  place: 'strip',
  initial: (): AboutSubject => 'hero',
  choices: aboutSubjects,
} satisfies ItemField<AboutSubject>;

/** The subject and the title in the main language are required. */
export const sectionItem = describeItem({
  name: 'about',
  fields: {
    section,
    title: titleField(200),
    content: { ...htmlField(50_000), compact: true },
    sortOrder: orderField(),
    isPublished: publishField(),
  },
});
export type OwnersSection = ItemFrom<typeof sectionItem>;
export type AboutSection = PublishedFrom<typeof sectionItem>;
