import type { tr } from './tr';

export const en: typeof tr = {
  title: 'Books',
  add: 'Add New Book',
  edit: 'Edit book',
  list: 'Books, in the order of the site',
  empty: {
    title: 'No books yet',
    text: 'Until you add your first book, the home page shows three samples.',
  },
  noCover: 'No cover',
  fields: {
    title: 'Title',
    description: 'Description',
    image: 'Cover',
    marketplaces: 'Marketplaces',
    sortOrder: 'Sort order',
    isPublished: 'Status',
  },
  marketplaces: {
    name: 'Name',
    url: 'Address',
    logo: 'Logo',
    logoHint: 'An emoji, or the address of a picture',
    add: 'Add marketplace',
    remove: 'Remove',
    one: (place) => `Marketplace ${place}`,
  },
  created: 'Book created',
  updated: 'Book updated',
  deleted: 'Book deleted',
  restored: 'Book restored',
  deletedOne: (title) => `“${title}” was deleted.`,
};
