import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { bookItem } from '#/features/books/item';
import { BooksRoom } from '#/features/books/ui/admin/books-room';
import { shownPersonQuery } from '#/features/profile/admin-client';
import { useProfile } from '#/features/profile/client';
import { withFormParts } from '../admin/form-parts';
import { itemList } from '../admin/owners-data';

export const Route = createFileRoute('/admin/books')({
  loader: itemList(bookItem, (queries) => [queries.fetchQuery(shownPersonQuery())]),
  component: withFormParts(Books),
});

function Books() {
  const { data: person } = useSuspenseQuery(shownPersonQuery());
  return <BooksRoom isSamplePerson={useProfile().demoNotice !== null} showsSamples={person.isShipped} />;
}
