import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { normalizeHtml } from '#/owner/editor/normalize-html';
import { kitWords } from '#/owner/kit/copy';
import { textsIn } from '#/platform/i18n/fallback';
import type { Locale } from '#/platform/i18n/locale';
import { mainFirst, readerIn, type SiteLanguages } from '#/platform/i18n/site-languages';
import { Button } from '#/ui/button';
import { Segmented } from '#/ui/choice';
import { useSiteLanguages, useWords } from '#/ui/language/language';
import { adminArticlesWords } from '../../copy';
import { estimateReadTime, firstBody } from '../../rules';
import articleStyles from '../article.module.css';
import { ArticleBody } from '../article-body';
import { ArticleHead } from '../article-head';
import type { ArticleValues } from './article-fields';
import styles from './article-preview.module.css';

interface ArticlePreviewProps {
  values: ArticleValues;
  author: string;
  /** The language that is shown first. */
  language: Locale;
  onClose: () => void;
}

export default function ArticlePreview({ values, author, language: first, onClose }: ArticlePreviewProps) {
  const { preview: words } = useWords(adminArticlesWords);
  const { languages } = useWords(kitWords);
  const site = useSiteLanguages();
  const [language, setLanguage] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const article = useMemo(() => buildArticle(values, language, site), [values, language, site]);
  const blockLinks = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  return (
    <dialog ref={dialog} className={styles.root} aria-label={words.title} onClose={onClose}>
      <header className={styles.bar}>
        <p>{words.note}</p>
        <Segmented
          label={languages.title}
          value={language}
          onChange={setLanguage}
          options={mainFirst(site).map((value) => ({ value, label: languages.names[value] }))}
        />
        <Button kind="secondary" dense onClick={() => dialog.current?.close()}>
          {words.close}
        </Button>
      </header>
      <div className={articleStyles.root} onClickCapture={blockLinks}>
        <ArticleHead article={article} author={author} />
        <ArticleBody key={language} article={article} />
      </div>
    </dialog>
  );
}

/** The article in the form in which its page gets one. Its body is reduced to what the editor allows. */
function buildArticle(values: ArticleValues, language: Locale, site: SiteLanguages) {
  const { title, excerpt, content, image, imageAlt, category, date, readTime, isPublished } = values;
  const shown = textsIn({ title, excerpt, content }, readerIn(language, site));
  return {
    id: '',
    ...shown,
    content: normalizeHtml(shown.content),
    image: image || null,
    picture: null,
    imageAlt: imageAlt[language] || imageAlt[site.main],
    category,
    date: date || '1970-01-01',
    readTime: Number(readTime) || estimateReadTime(firstBody(content)),
    isPublished,
    canonicalUrl: null,
  };
}
