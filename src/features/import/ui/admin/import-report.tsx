import { useId } from 'react';
import { Counts } from '#/owner/kit/counts';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import type { ImportSource, ImportReport as Report } from '../../admin-contract';
import { adminImportWords } from '../../copy';
import styles from './import.module.css';

interface ImportReportProps {
  source: ImportSource;
  report: Report;
  onClose: () => void;
}

export function ImportReport({ source, report, onClose }: ImportReportProps) {
  const { report: words, names, reasons } = useWords(adminImportWords);
  const titleId = useId();
  const { imported, known, failed, missingPictures } = report;
  const counts = [
    { term: words.imported, count: imported.length },
    { term: words.known, count: known.length },
    { term: words.failed, count: failed.length },
    ...(missingPictures > 0 ? [{ term: words.pictures, count: missingPictures }] : []),
  ];
  return (
    <section className={styles.report} aria-labelledby={titleId}>
      <header>
        <h3 id={titleId} className="text-h4">
          {words.title(names[source])}
        </h3>
        <Button dense kind="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </header>
      <Counts counts={counts} />
      <ArticleLinks title={words.addedTitle} articles={imported} />
      <ArticleLinks
        title={words.failedTitle}
        articles={failed.map((article) => ({ ...article, note: reasons[article.reason] }))}
      />
    </section>
  );
}

interface ArticleLinksProps {
  title: string;
  articles: readonly { title: string; url: string; note?: string }[];
}

function ArticleLinks({ title, articles }: ArticleLinksProps) {
  const { report: words } = useWords(adminImportWords);
  if (articles.length === 0) return null;
  return (
    <>
      <h4 className={styles.foundTitle}>{title}</h4>
      <ul className={styles.found}>
        {articles.map(({ title: name, url, note }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              <bdi lang="tr">{name || words.untitled}</bdi>
            </a>
            {note ? <span>{note}</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
