import type { ReactNode } from 'react';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { marksOf } from '#/platform/i18n/fallback';
import { titleIn } from '#/platform/i18n/written';
import { CardActions } from '#/ui/admin/card-actions';
import { LanguageMarks } from '#/ui/admin/language-marks';
import { PublishBadge } from '#/ui/admin/publish';
import { excerpt } from '#/ui/excerpt';
import { Picture } from '#/ui/picture';
import type { OwnersBook } from '../../admin-contract';

interface BookEntryProps {
  book: OwnersBook;
  handle: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

/** A book on the owner's shelf: cover, English title and description, state, order (specification, section 2). */
export function BookEntry({ book, handle, onEdit, onRemove }: BookEntryProps) {
  const kit = useCopy('kit');
  const words = useCopy('adminBooks');
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
