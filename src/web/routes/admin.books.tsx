import { createFileRoute } from '@tanstack/react-router';
import { bookItem } from '#/features/books/item';
import { BooksRoom } from '#/features/books/ui/admin/books-room';
import { withFormParts } from '../admin/form-parts';
import { itemList } from '../admin/item-list';

export const Route = createFileRoute('/admin/books')({
  loader: itemList(bookItem),
  component: withFormParts(BooksRoom),
});
