import type { ReactNode } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { languageAttributes } from '#/platform/i18n/fallback';
import type { Locale, Localized } from '#/platform/i18n/locale';
import { useLocale, useWords } from '#/ui/language/language';
import { Picture } from '#/ui/picture';
import { type OwnersItem, titleIn } from '../item';
import { LanguageMarks } from '../language-marks';
import { PublishBadge, SampleBadge } from '../publish';
import { CardActions, type CardHandlers } from './card-actions';
import styles from './item-card.module.css';

export interface CardFace {
  title: Localized;
  /**
   * The preferred language of the title; default: the page's language. If the title is missing in this language, it is shown in
   * the first language that has it. The text of the card always prefers the page's language.
   */
  language?: Locale | undefined;
  /** Shown above the title. */
  over?: ReactNode;
  text?: { full: Localized; shorten: (text: string) => string };
  /** Shown below the title. */
  note?: string | false;
  picture?: { src: string; missing: string; stands: 'beside' | 'above' };
  order?: number;
  /** True for nouns that visitors never read: the card then has no mark for published or draft. */
  neverPublished?: boolean;
}

interface ItemCardProps extends CardHandlers {
  item: OwnersItem;
  face: CardFace;
}

const looks = { line: styles.line, beside: styles.beside, above: styles.above };

export function ItemCard({ item, face, ...actions }: ItemCardProps) {
  const words = useWords(kitWords);
  const locale = useLocale();
  const title = titleIn(face.title, face.language ?? locale);
  const text = face.text && titleIn(face.text.full, locale);
  return (
    <article className={looks[face.picture?.stands ?? 'line']}>
      {face.picture ? (
        <div className={styles.picture}>
          {face.picture.src ? (
            <Picture src={face.picture.src} alt="" />
          ) : (
            <span className="text-meta">{face.picture.missing}</span>
          )}
        </div>
      ) : null}
      <div className={styles.words}>
        {face.over ? <p className="text-meta">{face.over}</p> : null}
        <h3 {...languageAttributes(title.language, locale)}>{title.text}</h3>
        {text ? (
          <p className={styles.text} {...languageAttributes(text.language, locale)}>
            {face.text?.shorten(text.text)}
          </p>
        ) : null}
        {face.note ? <p className="field-hint">{face.note}</p> : null}
      </div>
      <div className={styles.facts}>
        {face.neverPublished ? null : <PublishBadge published={item.isPublished} />}
        <SampleBadge item={item} />
        {face.order === undefined ? null : <span className="text-meta">{words.place(face.order)}</span>}
        <LanguageMarks states={item.languages} />
      </div>
      <CardActions {...actions} id={item.id} title={titleIn(face.title, locale).text} />
    </article>
  );
}
