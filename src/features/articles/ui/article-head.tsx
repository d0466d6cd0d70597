import { Link } from '@tanstack/react-router';
import { Arrow } from '#/ui/arrow';
import { backClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { TextIn } from '#/ui/language/text-in';
import { Wrap } from '#/ui/layout';
import { usePreloadedFont } from '#/ui/page-fonts';
import { Picture } from '#/ui/picture';
import type { Article } from '../contract';
import { articlesWords } from '../copy';
import styles from './article.module.css';
import { ArticleDate, CategoryName } from './article-facts';

export function ArticleHead({ article, author }: { article: Article; author: string }) {
  const copy = useWords(articlesWords);
  usePreloadedFont('italic');
  return (
    <>
      <Wrap className={styles.head}>
        <Link to="/articles" className={backClass}>
          <Arrow to="start" /> {copy.title}
        </Link>
        <h1 className={`text-h1 ${styles.title}`}>
          <TextIn text={article.title} language={article.languages.title} />
        </h1>
        <p className={styles.standfirst}>
          <TextIn text={article.excerpt} language={article.languages.excerpt} />
        </p>
        <p className={styles.byline}>
          <span>{author}</span>
          {article.category.trim() ? <CategoryName category={article.category} /> : null}
          <ArticleDate date={article.date} />
          <span>{copy.minutes(article.readTime)}</span>
        </p>
      </Wrap>
      {article.image ? (
        <figure className={`wrap ${styles.picture}`}>
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
