import { Link } from '@tanstack/react-router';
import { Arrow } from '#/ui/arrow';
import { moreClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { Wrap } from '#/ui/layout';
import { MoreLink } from '#/ui/more-link';
import { articlesWords } from '../copy';
import styles from './articles.module.css';

export function ArticlePages({ page, more }: { page: number; more: boolean }) {
  const { pages } = useWords(articlesWords);
  if (page === 1 && !more) return null;
  // The address of the first page has no `page` parameter.
  const newer = page > 2 ? { page: String(page - 1) } : {};
  return (
    <Wrap>
      <nav className={styles.pages} aria-label={pages.label}>
        {page > 1 ? (
          <Link to="/articles" search={newer} className={moreClass}>
            <Arrow to="start" /> {pages.newer}
          </Link>
        ) : null}
        {more ? (
          <MoreLink to="/articles" search={{ page: String(page + 1) }} rel="next">
            {pages.older}
          </MoreLink>
        ) : null}
      </nav>
    </Wrap>
  );
}
