import { useCopy, useLocale } from '#/platform/i18n/copy';
import { marksOf } from '#/platform/i18n/fallback';
import { Wrap } from '#/ui/layout';
import type { Article } from '../contract';
import { ArticleActions } from './article-actions';

/** The text in its measure, with what can be done with it in the margin. */
export function ArticleBody({ article }: { article: Article }) {
  const copy = useCopy('articles');
  const locale = useLocale();
  const { content: language } = article.languages;
  return (
    <Wrap>
      <div className="article-columns">
        <div
          className="prose article-prose"
          {...marksOf(language, locale)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised against one allow-list when it was stored
          dangerouslySetInnerHTML={{ __html: article.content }}
        />
        <aside className="article-margin">
          {language === locale ? null : <p>{copy.turkishOnly}</p>}
          <ArticleActions title={article.title} />
        </aside>
      </div>
    </Wrap>
  );
}
