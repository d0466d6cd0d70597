import { useRef } from 'react';
import { languageAttributes } from '#/platform/i18n/fallback';
import { useLocale, useWords } from '#/ui/language/language';
import { Wrap } from '#/ui/layout';
import { usePreloadedFont } from '#/ui/page-fonts';
import { storedHtml } from '#/ui/stored-html';
import { unbrokenHtml } from '#/ui/unbroken';
import type { Article } from '../contract';
import { articlesWords } from '../copy';
import styles from './article.module.css';
import { ArticleActions } from './article-actions';
import { shownBody } from './shown-body';
import { useInternalLinks } from './use-internal-links';

export function ArticleBody({ article }: { article: Article }) {
  const copy = useWords(articlesWords);
  const locale = useLocale();
  const { content: language } = article.languages;
  const text = useRef<HTMLDivElement>(null);
  useInternalLinks(text);
  usePreloadedFont('strong');
  return (
    <Wrap>
      <div className={styles.columns}>
        {language === locale ? null : (
          <p className={`${styles.margin} ${styles.note}`}>{copy.untranslated(language)}</p>
        )}
        <div
          ref={text}
          className={`prose ${styles.prose}`}
          {...languageAttributes(language, locale)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored
          dangerouslySetInnerHTML={{ __html: storedHtml(unbrokenHtml(shownBody(article.content))) }}
        />
        <aside className={styles.margin}>
          <ArticleActions title={article.title} />
        </aside>
      </div>
    </Wrap>
  );
}
