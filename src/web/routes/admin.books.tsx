import { createFileRoute } from '@tanstack/react-router';
import { ownersBooksClient } from '#/features/books/admin-client';
import { BooksRoom } from '#/features/books/ui/admin/books-room';
import { PictureField } from '#/features/pictures/ui/admin/picture-field';
import { AutoTranslateButton } from '#/features/translation/ui/admin/auto-translate';
import { TranslateAll } from '#/features/translation/ui/admin/translate-all';
import { roomHead } from '../admin/room-head';

export const Route = createFileRoute('/admin/books')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner } }) => {
    if (owner) await queryClient.fetchQuery(ownersBooksClient.list());
  },
  head: ({ match }) => roomHead(match, 'books'),
  component: () => (
    <BooksRoom PictureField={PictureField} AutoTranslate={AutoTranslateButton} TranslateAll={TranslateAll} />
  ),
});
