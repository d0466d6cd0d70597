import { ItemRoom } from '#/owner/items/list/item-room';
import { excerpt } from '#/ui/excerpt';
import { useWords } from '#/ui/language/language';
import { adminBooksWords } from '../../copy';
import { bookItem, type Marketplace } from '../../item';
import { MarketplacesField } from './marketplaces-field';

const own = { marketplaces: MarketplacesField };

const inLines = (shops: unknown): string =>
  (shops as Marketplace[])
    .filter(({ name, url }) => name || url)
    .map(({ name, url, logo }) => `${logo} ${name}: ${url}`)
    .join('\n');

interface BooksRoomProps {
  /** Whether the site still shows the sample person. */
  isSamplePerson: boolean;
  /** Whether the home page shows sample books if none are published. */
  showsSamples: boolean;
}

export function BooksRoom({ isSamplePerson, showsSamples }: BooksRoomProps) {
  const words = useWords(adminBooksWords);
  const empty = showsSamples ? words.empty : { ...words.empty, text: words.emptyOfHers };
  return (
    <ItemRoom
      noun={bookItem}
      words={{ ...words, empty }}
      cards="25rem"
      own={own}
      show={{ marketplaces: inLines }}
      face={(book) => ({
        title: book.title,
        language: isSamplePerson ? 'en' : undefined,
        text: { full: book.description, shorten: excerpt },
        picture: { src: book.image, missing: words.noCover, stands: 'beside' },
        order: book.sortOrder,
      })}
    />
  );
}
