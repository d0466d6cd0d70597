import { orderField, texts, titleField } from '#/owner/items/fields';
import { describeItem, type ItemField, inAllLanguages, type ListedFrom } from '#/owner/items/item';
import type { Localized } from '#/platform/i18n/locale';
import { personsLine, personsText } from '#/platform/replies/merge-field-schema';

export const textLength = 3000;

const text = {
  kind: 'text',
  schema: texts(personsText(textLength)),
  place: 'pane',
  initial: () => inAllLanguages(null),
  required: true,
} satisfies ItemField<Localized>;

const title = { ...titleField(120), schema: texts(personsLine(120)) } satisfies ItemField<Localized>;

/** A ready answer: the title is the mail's subject. Title and text are required in the main language. */
export const readyAnswerItem = describeItem({
  name: 'ready-answers',
  fields: { title, text, sortOrder: orderField() },
  shownIn: [],
});
export type ReadyAnswer = ListedFrom<typeof readyAnswerItem>;
