import { writtenClient } from '#/owner/items/client';
import type { BookDraft, OwnersBook } from './admin-contract';

export const ownersBooksClient = writtenClient<BookDraft, OwnersBook>('books');
