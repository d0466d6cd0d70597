import { Tag } from '#/ui/choice';
import { useWords } from '#/ui/language/language';
import { TextIn } from '#/ui/language/text-in';
import { VisuallyHidden } from '#/ui/layout';
import { MoreLink } from '#/ui/more-link';
import { Picture } from '#/ui/picture';
import { Reveal } from '#/ui/reveal';
import type { ArticleSummary } from '../contract';
import { articlesWords } from '../copy';
import styles from './article-card.module.css';
import { ArticleDate, CategoryName } from './article-facts';

interface ArticleCardProps {
  article: ArticleSummary;
  /** The card's place in its row. The later its place, the later it appears. */
  index: number;
  /** Whether this is the page's first card, whose picture loads with priority. */
  isFirst: boolean;
}

export function ArticleCard({ article, index, isFirst }: ArticleCardProps) {
  const copy = useWords(articlesWords);
  return (
    <Reveal as="li" index={index} className={styles.root}>
      {article.image ? (
        <Picture
          src={article.image}
          picture={article.picture}
          sizes="(width >= 62rem) 30vw, (width >= 42rem) 45vw, 92vw"
          alt=""
          className={styles.picture}
          priority={isFirst}
        />
      ) : null}
      <p className={styles.facts}>
        {article.category.trim() ? (
          <Tag>
            <CategoryName category={article.category} />
          </Tag>
        ) : null}
        <span className="text-meta text-muted">{copy.minutes(article.readTime)}</span>
      </p>
      <h3 className={`text-h4 ${styles.title}`}>
        <TextIn text={article.title} language={article.languages.title} />
      </h3>
      <p className={styles.excerpt}>
        <TextIn text={article.excerpt} language={article.languages.excerpt} />
      </p>
      <p className={`card-foot ${styles.foot}`}>
        <span className="text-meta text-muted">
          <ArticleDate date={article.date} />
        </span>
        <MoreLink to="/articles/$id" params={{ id: article.id }}>
          <span>
            {copy.more}
            <VisuallyHidden>: {article.title}</VisuallyHidden>
          </span>
        </MoreLink>
      </p>
    </Reveal>
  );
}
