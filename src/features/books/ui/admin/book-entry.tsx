import type { ReactNode } from 'react';
import { titleIn } from '#/owner/items/item';
import { LanguageMarks } from '#/owner/items/language-marks';
import { CardActions } from '#/owner/items/list/card-actions';
import { PublishBadge } from '#/owner/items/publish';
import { kitWords } from '#/owner/kit/copy';
import { marksOf } from '#/platform/i18n/fallback';
import { excerpt } from '#/ui/excerpt';
import { useLocale, useWords } from '#/ui/language/language';
import { Picture } from '#/ui/picture';
import type { OwnersBook } from '../../admin-contract';
import { adminBooksWords } from '../../copy/admin';

interface BookEntryProps {
  book: OwnersBook;
  handle: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

/** A book on the owner's shelf: cover, English title and description, state, order (specification, section 2). */
export function BookEntry({ book, handle, onEdit, onRemove }: BookEntryProps) {
  const kit = useWords(kitWords);
  const words = useWords(adminBooksWords);
  const locale = useLocale();
  const title = titleIn(book.title, 'en');
  const description = titleIn(book.description, 'en');
  return (
    <article className="owned-book">
      <div className="written-picture">
        {book.image ? (
          <Picture src={book.image} alt="" picture={null} />
        ) : (
          <span className="text-meta">{words.noCover}</span>
        )}
      </div>
      <div className="owned-words">
        <h3 {...marksOf(title.language, locale)}>{title.text}</h3>
        <p className="owned-text" {...marksOf(description.language, locale)}>
          {excerpt(description.text)}
        </p>
        <div className="written-facts">
          <PublishBadge published={book.isPublished} labels={kit} />
          <span className="text-meta">{words.order(book.sortOrder)}</span>
          <LanguageMarks states={book.languages} labels={kit} />
        </div>
        <CardActions
          labels={kit}
          id={book.id}
          title={titleIn(book.title, locale).text}
          handle={handle}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      </div>
    </article>
  );
}
