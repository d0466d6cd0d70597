import { Link } from '@tanstack/react-router';
import { Arrow } from '#/ui/arrow';
import { backClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { Said } from '#/ui/language/said';
import { Wrap } from '#/ui/layout';
import { Picture } from '#/ui/picture';
import type { Article } from '../contract';
import { articlesWords } from '../copy';
import { ArticleDate, CategoryName } from './article-facts';

/** Title, standfirst, who wrote it when, and the picture. */
export function ArticleHead({ article, author }: { article: Article; author: string }) {
  const copy = useWords(articlesWords);
  return (
    <>
      <Wrap className="article-head">
        <Link to="/articles" className={backClass}>
          <Arrow to="start" /> {copy.title}
        </Link>
        <h1 className="text-h1 article-title">
          <Said text={article.title} language={article.languages.title} />
        </h1>
        <p className="article-standfirst">
          <Said text={article.excerpt} language={article.languages.excerpt} />
        </p>
        <p className="article-byline">
          <span>{author}</span>
          <CategoryName category={article.category} />
          <ArticleDate date={article.date} />
          <span>{copy.minutes(article.readTime)}</span>
        </p>
      </Wrap>
      {article.image ? (
        <figure className="wrap article-picture">
          <Picture
            src={article.image}
            picture={article.picture}
            sizes="(width >= 90rem) 84rem, 100vw"
            alt={article.imageAlt}
            priority
          />
        </figure>
      ) : null}
    </>
  );
}
