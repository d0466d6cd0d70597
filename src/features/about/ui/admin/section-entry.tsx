import type { ReactNode } from 'react';
import { titleIn } from '#/owner/items/item';
import { LanguageMarks } from '#/owner/items/language-marks';
import { CardActions } from '#/owner/items/list/card-actions';
import { PublishBadge } from '#/owner/items/publish';
import { kitWords } from '#/owner/kit/copy';
import { marksOf } from '#/platform/i18n/fallback';
import { excerpt } from '#/ui/excerpt';
import { useLocale, useWords } from '#/ui/language/language';
import type { OwnersSection } from '../../admin-contract';
import { adminAboutWords } from '../../copy/admin';
import { plain } from './section-values';

interface SectionEntryProps {
  section: OwnersSection;
  handle: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

/** A section in the owner's list: title, state, order and the beginning of its text (specification, section 2). */
export function SectionEntry({ section, handle, onEdit, onRemove }: SectionEntryProps) {
  const kit = useWords(kitWords);
  const words = useWords(adminAboutWords);
  const locale = useLocale();
  const title = titleIn(section.title, locale);
  const content = titleIn(section.content, locale);
  return (
    <article className="owned-section">
      <div className="owned-section-words">
        <p className="text-meta">{words.sections[section.section]}</p>
        <h3 {...marksOf(title.language, locale)}>{title.text}</h3>
        <p {...marksOf(content.language, locale)}>{excerpt(plain(content.text), 180)}</p>
      </div>
      <div className="written-facts">
        <PublishBadge published={section.isPublished} labels={kit} />
        <span className="text-meta">{words.order(section.sortOrder)}</span>
        <LanguageMarks states={section.languages} labels={kit} />
      </div>
      <CardActions
        labels={kit}
        id={section.id}
        title={title.text}
        handle={handle}
        onEdit={onEdit}
        onRemove={onRemove}
      />
    </article>
  );
}
