import type { ReactNode } from 'react';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { marksOf } from '#/platform/i18n/fallback';
import { titleIn } from '#/platform/i18n/written';
import { CardActions } from '#/ui/admin/card-actions';
import { LanguageMarks } from '#/ui/admin/language-marks';
import { PublishBadge } from '#/ui/admin/publish';
import { excerpt } from '#/ui/excerpt';
import type { OwnersSection } from '../../admin-contract';
import { plain } from './section-values';

interface SectionEntryProps {
  section: OwnersSection;
  handle: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

/** A section in the owner's list: title, state, order and the beginning of its text (specification, section 2). */
export function SectionEntry({ section, handle, onEdit, onRemove }: SectionEntryProps) {
  const kit = useCopy('kit');
  const words = useCopy('adminAbout');
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
