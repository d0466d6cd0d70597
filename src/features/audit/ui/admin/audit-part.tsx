import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterSelect, filterOptions } from '#/owner/records/filter-bar';
import { type AuditKind, auditKinds } from '#/platform/audit/event';
import { shortDateTime } from '#/platform/i18n/dates';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { Part } from '#/ui/layout';
import { Loading } from '#/ui/loading';
import { auditQuery } from '../../admin-client';
import type { AuditEntry } from '../../admin-contract';
import type { AccountEvent, AuditAction } from '../../contract';
import { adminAuditWords } from '../../copy';
import type { AuditSubject } from '../../copy/admin/tr';
import styles from './audit.module.css';

export function AuditPart({ timeZone }: { timeZone: string }) {
  const copy = useWords(adminAuditWords);
  const [kind, setKind] = useState<AuditKind>();
  const [pages, setPages] = useState(1);
  const { data, isError, isFetching } = useQuery(auditQuery({ kind, ...(pages > 1 ? { pages } : {}) }));
  return (
    <Part id="account-audit" title={copy.title} note={copy.note}>
      <div className={styles.filter}>
        <FilterSelect
          label={copy.filter}
          value={kind ?? ''}
          options={filterOptions(auditKinds, copy.kinds, copy.all)}
          onChoose={(value) => {
            setKind(auditKinds.find((each) => each === value));
            setPages(1);
          }}
        />
      </div>
      {isError ? <p role="alert">{copy.failed}</p> : null}
      {data ? (
        <Entries entries={data.entries} busy={isFetching} timeZone={timeZone} />
      ) : (
        <Loading>{copy.loading}</Loading>
      )}
      {data?.more ? (
        <Button kind="secondary" dense busy={isFetching} onClick={() => setPages(pages + 1)}>
          {copy.more}
        </Button>
      ) : null}
    </Part>
  );
}

interface EntriesProps {
  entries: readonly AuditEntry[];
  busy: boolean;
  timeZone: string;
}

function Entries({ entries, busy, timeZone }: EntriesProps) {
  const copy = useWords(adminAuditWords);
  const locale = useLocale();
  if (entries.length === 0) return <p className="text-muted">{copy.none}</p>;
  return (
    <ul className={styles.entries} aria-label={copy.list} aria-busy={busy}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <p>
            <Sentence entry={entry} />
          </p>
          <p className="text-small text-muted">
            <time dateTime={entry.at}>{shortDateTime(locale, timeZone, new Date(entry.at))}</time>
            {' · '}
            <Doer entry={entry} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Doer({ entry: { actor, account, device } }: { entry: AuditEntry }) {
  const { actors } = useWords(adminAuditWords);
  return (
    <>
      {actor === 'owner' && account ? <bdi dir="ltr">{account}</bdi> : actors[actor]}
      {device ? (
        <>
          {' · '}
          <bdi dir="ltr">{device}</bdi>
        </>
      ) : null}
    </>
  );
}

function Sentence({ entry: { kind, subject, action, title, name, item } }: { entry: AuditEntry }) {
  const copy = useWords(adminAuditWords);
  if (kind === 'access')
    return (
      <>
        {copy.account[action as AccountEvent] ?? action}
        {name ? (
          <>
            {': '}
            <bdi>{name}</bdi>
          </>
        ) : null}
      </>
    );
  const what = copy.subjects[subject as AuditSubject] ?? subject;
  return (
    <>
      {what}
      {title ? (
        <>
          {' “'}
          <bdi>{title}</bdi>”
        </>
      ) : null}
      {kind === 'visitors' && item ? (
        <>
          {' '}
          <bdi dir="ltr">{item.slice(0, 8)}</bdi>
        </>
      ) : null}
      {': '}
      {copy.actions[action as AuditAction] ?? action}
    </>
  );
}
