import type { ReactNode } from 'react';
import { titleIn } from '#/owner/items/item';
import { LanguageMarks } from '#/owner/items/language-marks';
import { CardActions } from '#/owner/items/list/card-actions';
import { PublishBadge } from '#/owner/items/publish';
import { kitWords } from '#/owner/kit/copy';
import { marksOf } from '#/platform/i18n/fallback';
import { useLocale, useWords } from '#/ui/language/language';
import { Picture } from '#/ui/picture';
import type { OwnersMedia } from '../../admin-contract';
import { adminMediaWords } from '../../copy/admin';

interface MediaEntryProps {
  item: OwnersMedia;
  handle: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

/** A recording in the owner's list: thumbnail and English title (specification, section 2), state, order. */
export function MediaEntry({ item, handle, onEdit, onRemove }: MediaEntryProps) {
  const kit = useWords(kitWords);
  const words = useWords(adminMediaWords);
  const locale = useLocale();
  const title = titleIn(item.title, 'en');
  return (
    <article className="owned-media-card">
      <div className="written-picture">
        {item.thumbnail ? (
          <Picture src={item.thumbnail} alt="" picture={null} />
        ) : (
          <span className="text-meta">{words.noThumbnail}</span>
        )}
      </div>
      <h3 {...marksOf(title.language, locale)}>{title.text}</h3>
      {item.videoId === '' ? <p className="field-hint">{words.noVideo}</p> : null}
      <div className="written-facts">
        <PublishBadge published={item.isPublished} labels={kit} />
        <span className="text-meta">{words.order(item.sortOrder)}</span>
        <LanguageMarks states={item.languages} labels={kit} />
      </div>
      <CardActions
        labels={kit}
        id={item.id}
        title={titleIn(item.title, locale).text}
        handle={handle}
        onEdit={onEdit}
        onRemove={onRemove}
      />
    </article>
  );
}
