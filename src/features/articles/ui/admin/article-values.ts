import { formValues } from '#/owner/items/form/use-item-form';
import { inAll } from '#/owner/items/item';
import type { OwnersArticle } from '../../admin-contract';
import { readTimeOf } from '../../rules';

type Fields = Omit<
  OwnersArticle,
  | 'id'
  | 'version'
  | 'languages'
  | 'createdAt'
  | 'updatedAt'
  | 'image'
  | 'readTime'
  | 'sourceUrl'
  | 'canonicalUrl'
>;

/** An article as its form holds it. */
export interface ArticleValues extends Fields {
  /** Empty for none. */
  image: string;
  canonicalUrl: string;
  /** Minutes as typed; empty while the text itself says how long it takes. */
  readTime: string;
}

/** `today` (YYYY-MM-DD) dates a new one, which begins as a draft. */
export function articleValues(article: OwnersArticle | undefined, today = ''): ArticleValues {
  if (!article)
    return {
      title: inAll(null),
      excerpt: inAll(null),
      content: inAll(null),
      image: '',
      imageAlt: inAll(null),
      category: '',
      date: today,
      readTime: '',
      canonicalUrl: '',
      isPublished: false,
      automatic: [],
    };
  const { sourceUrl: _, ...values } = formValues(article);
  const { readTime } = article;
  return {
    ...values,
    image: article.image ?? '',
    canonicalUrl: article.canonicalUrl ?? '',
    readTime: readTime === readTimeOf(article.content.tr) ? '' : String(readTime),
  };
}
