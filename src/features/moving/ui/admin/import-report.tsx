import { Link } from '@tanstack/react-router';
import { AdminPart } from '#/owner/kit/admin-head';
import { Counts } from '#/owner/kit/counts';
import { ProgressLine } from '#/owner/kit/progress-line';
import { clockTime, longDate } from '#/platform/i18n/dates';
import { inlineActionClass } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import type { SiteImportReport } from '../../admin-contract';
import { adminMovingWords } from '../../copy';
import styles from './moving.module.css';

export function ImportReport({ report }: { report: SiteImportReport }) {
  return report.running ? <Running report={report} /> : <Finished report={report} />;
}

const hostOf = (address: string): string => address.replace(/^https?:\/\//, '');

function Running({ report: { address, done, total } }: { report: SiteImportReport }) {
  const words = useWords(adminMovingWords);
  const title = words.running(hostOf(address));
  return (
    <AdminPart id="moving-report" title={title} note={words.goesOn}>
      <p role="status" className="visually-hidden">
        {title}
      </p>
      <bdi>{words.progress(done, total)}</bdi>
      <ProgressLine label={title} done={done} total={total} />
    </AdminPart>
  );
}

function Finished({ report }: { report: SiteImportReport }) {
  const { report: words } = useWords(adminMovingWords);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { address, finishedAt, imported, known, failedCount, missingCount } = report;
  const at = finishedAt ? new Date(finishedAt) : undefined;
  const counts = [
    { term: words.imported, count: imported },
    { term: words.known, count: known },
    { term: words.failed, count: failedCount },
    { term: words.missing, count: missingCount },
  ];
  return (
    <AdminPart
      id="moving-report"
      title={words.title(hostOf(address))}
      note={at ? words.finished(`${longDate(locale, timeZone, at)} ${clockTime(timeZone, at)}`) : undefined}
    >
      <div role="status">
        <Counts counts={counts} />
      </div>
      <Lists {...report} />
      <p className={styles.links}>
        <Link to="/admin/articles" className={inlineActionClass}>
          {words.articles}
        </Link>
        <Link to="/admin/addresses" className={inlineActionClass}>
          {words.addresses}
        </Link>
      </p>
    </AdminPart>
  );
}

function Lists({ failed, failedCount, missing, missingCount, files, embeds }: SiteImportReport) {
  const { report: words, reasons, pictureReasons } = useWords(adminMovingWords);
  return (
    <>
      <List
        title={words.failedTitle}
        lines={failed.map(({ title, reason }) => ({
          title: title || words.untitled,
          reason: reasons[reason],
        }))}
      />
      {failedCount > failed.length ? <p>{words.moreFailed(failedCount - failed.length)}</p> : null}
      <List
        title={words.missingTitle}
        text={words.missingText}
        lines={missing.map(({ title, url, reason }) => ({ title, url, reason: pictureReasons[reason] }))}
      />
      {missingCount > missing.length ? <p>{words.more(missingCount - missing.length)}</p> : null}
      <List title={words.filesTitle} text={words.filesText} lines={files} />
      <List title={words.embedsTitle} text={words.embedsText} lines={embeds} />
    </>
  );
}

interface ListProps {
  title: string;
  text?: string;
  lines: { title: string; url?: string; reason?: string }[];
}

function List({ title: heading, text, lines }: ListProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h4 className={styles.listTitle}>{heading}</h4>
      {text ? <p className="field-hint">{text}</p> : null}
      <ul className={styles.list}>
        {lines.map(({ title, url, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a finished import never changes
          <li key={index}>
            <bdi>{title}</bdi> {url ? <bdi dir="ltr">{url}</bdi> : null}{' '}
            {reason ? <span>{reason}</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
