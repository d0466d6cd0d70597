import * as z from 'zod/mini';
import {
  dateField,
  htmlField,
  lineField,
  numberOrNull,
  orNull,
  pictureAddress,
  pictureField,
  publishField,
  textField,
  titleField,
  webAddress,
} from '#/owner/items/fields';
import { describeItem, type ItemField, type ItemFrom, type ListedFrom } from '#/owner/items/item';
import type { Localized } from '#/platform/i18n/locale';
import { line } from '#/platform/input/fields';
import { estimateReadTime, firstBody } from './rules';

const category = {
  kind: 'own',
  schema: z.optional(line(80)),
  place: 'strip',
  initial: () => '',
  blank: () => '',
} satisfies ItemField<string>;

/** The reading time in minutes. `columns` below says when it is computed from the body. */
const readTime = {
  kind: 'own',
  schema: numberOrNull(1, 600),
  place: 'strip',
  initial: () => 0,
  toFormValue: (minutes: number) => (minutes === 0 ? '' : String(minutes)),
} satisfies ItemField<number>;

/** The address where the article first appeared, for search engines. */
const canonicalUrl = {
  kind: 'own',
  schema: orNull(webAddress),
  place: 'after',
  initial: (): string | null => null,
  toFormValue: (url: string | null) => url ?? '',
} satisfies ItemField<string | null>;

const sourceUrl = { kind: 'fact', schema: undefined, initial: (): string | null => null } satisfies ItemField<
  string | null
>;

/** An article as the owner edits it. Only the title in the site's main language is required. Lists don't contain the body. */
export const articleItem = describeItem({
  name: 'articles',
  shownIn: ['articles', 'article'],
  feed: { summary: 'excerpt', content: 'content', category: 'category', imageAlt: 'imageAlt' },
  fields: {
    title: titleField(300),
    excerpt: textField(2000),
    content: { ...htmlField(300_000), listed: false as const },
    image: {
      ...pictureField(),
      schema: orNull(pictureAddress),
      initial: (): string | null => null,
      blank: undefined,
      toFormValue: (url: string | null) => url ?? '',
    },
    imageAlt: { ...lineField(300), place: undefined, blank: undefined, optional: true },
    isPublished: publishField(false),
    category,
    date: dateField(),
    readTime,
    sourceUrl,
    canonicalUrl,
  },
  columns({ readTime: sentMinutes, ...rest }, stored?: { content?: Partial<Localized> }) {
    // If a time was sent, it is stored. Otherwise the time is computed if the article or its body is new, or if null was sent. In
    // all other cases the stored time stays.
    const isEstimated = !stored || rest.content || sentMinutes === null;
    const estimated = isEstimated ? estimateReadTime(firstBody(rest.content ?? stored?.content)) : undefined;
    const minutes = sentMinutes ?? estimated;
    return { ...rest, ...(minutes ? { readTime: minutes } : {}) };
  },
  /** In the form, the reading time is empty if the stored time equals the computed one. */
  inForm: ({ content, readTime: minutes }) =>
    minutes === estimateReadTime(firstBody(content)) ? { readTime: '' } : {},
});
export type OwnersArticle = ItemFrom<typeof articleItem>;
export type ListedArticle = ListedFrom<typeof articleItem>;
