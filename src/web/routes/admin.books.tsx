import { createFileRoute } from '@tanstack/react-router';
import { bookItem } from '#/features/books/item';
import { BooksRoom } from '#/features/books/ui/admin/books-room';
import { useProfile } from '#/features/profile/client';
import { withFormParts } from '../admin/form-parts';
import { itemList } from '../admin/owners-data';

export const Route = createFileRoute('/admin/books')({
  loader: itemList(bookItem),
  component: withFormParts(Books),
});

function Books() {
  return <BooksRoom isSamplePerson={useProfile().demoNotice !== null} />;
}
