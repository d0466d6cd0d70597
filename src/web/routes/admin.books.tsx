import { createFileRoute } from '@tanstack/react-router';
import { bookItem } from '#/features/books/item';
import { BooksRoom } from '#/features/books/ui/admin/books-room';
import { itemClient } from '#/owner/items/client';
import { withFormParts } from '../admin/form-parts';
import { roomHead } from '../admin/room-head';

export const Route = createFileRoute('/admin/books')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner } }) => {
    if (owner) await queryClient.fetchQuery(itemClient(bookItem).list());
  },
  head: ({ match }) => roomHead(match, 'books'),
  component: withFormParts(BooksRoom),
});
