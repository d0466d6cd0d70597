import { Link } from '@tanstack/react-router';
import { classNames } from '#/ui/class-names';
import { TextIn } from '#/ui/language/text-in';
import { Picture } from '#/ui/picture';
import type { ArticleSummary } from '../contract';
import { ArticleFacts } from './article-facts';
import styles from './story.module.css';

interface StoryProps {
  article: ArticleSummary;
  /** Whether this is the newest article, which is shown larger. */
  lead?: boolean;
  /** Leaves out the excerpt. */
  brief?: boolean;
}

export function Story({ article, lead, brief }: StoryProps) {
  return (
    <Link
      to="/articles/$id"
      params={{ id: article.id }}
      className={classNames(styles.root, lead && styles.lead)}
    >
      {article.image ? (
        <Picture
          src={article.image}
          picture={article.picture}
          sizes={`(width >= 62rem) ${lead ? 58 : 32}vw, (width >= 42rem) ${lead ? 92 : 45}vw, 92vw`}
          alt=""
        />
      ) : null}
      <ArticleFacts article={article} />
      <h3 className={lead ? styles.title : 'text-h4'}>
        <TextIn text={article.title} language={article.languages.title} />
      </h3>
      {brief ? null : (
        <p className={lead ? 'text-lead' : 'text-muted'}>
          <TextIn text={article.excerpt} language={article.languages.excerpt} />
        </p>
      )}
    </Link>
  );
}
