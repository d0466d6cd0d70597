import { writtenClient } from '#/owner/items/client';
import type { ArticleDraft, ListedArticle, OwnersArticle } from './admin-contract';

export const ownersArticlesClient = writtenClient<ArticleDraft, OwnersArticle, ListedArticle>('articles', [
  'articles',
  'article',
]);
