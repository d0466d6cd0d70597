import { writtenClient } from '#/platform/http/written-client';
import type { BookDraft, OwnersBook } from './admin-contract';

export const ownersBooksClient = writtenClient<BookDraft, OwnersBook>('books');
