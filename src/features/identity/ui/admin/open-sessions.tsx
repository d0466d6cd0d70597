import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { shortDateTime } from '#/platform/i18n/dates';
import { Button } from '#/ui/button';
import { Tag } from '#/ui/choice';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { endOtherSessions, endSession, sessionsQuery } from '../../admin-client';
import type { OwnerSession } from '../../admin-contract';
import { browserName } from '../../browser-name';
import { adminIdentityWords } from '../../copy';
import styles from './account.module.css';

/** The browsers that are signed in; all but this one can be signed out. */
export function OpenSessions({ timeZone }: { timeZone: string }) {
  const { sessions: copy, failure } = useWords(adminIdentityWords);
  const notify = useNotice();
  const queryClient = useQueryClient();
  const { data: sessions } = useSuspenseQuery(sessionsQuery());
  const [ending, setEnding] = useState<string>();
  const list = useRef<HTMLUListElement>(null);

  const end = async (id: string, request: () => Promise<void>, title: string) => {
    setEnding(id);
    try {
      await request();
      notify({ title });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
      list.current?.focus();
    } catch {
      notify({ tone: 'danger', ...failure });
    } finally {
      setEnding(undefined);
    }
  };

  return (
    <div className={styles.sessions}>
      <ul ref={list} tabIndex={-1} className={styles.sessionList} aria-label={copy.title}>
        {sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            timeZone={timeZone}
            busy={ending === session.id}
            onEnd={() => end(session.id, () => endSession(session.id), copy.ended)}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          kind="secondary"
          dense
          busy={ending === 'others'}
          onClick={() => void end('others', endOtherSessions, copy.endedAll)}
        >
          {copy.endOthers}
        </Button>
      ) : null}
    </div>
  );
}

interface SessionProps {
  session: OwnerSession;
  timeZone: string;
  busy: boolean;
  onEnd: () => Promise<void>;
}

function Session({ session, timeZone, busy, onEnd }: SessionProps) {
  const { sessions: copy } = useWords(adminIdentityWords);
  const locale = useLocale();
  const written = (iso: string) => shortDateTime(locale, timeZone, new Date(iso));
  const name = browserName(session.browser);
  return (
    <li>
      <div>
        {name ? <bdi dir="ltr">{name}</bdi> : copy.unknown}
        {session.current ? <Tag>{copy.current}</Tag> : null}
        <p className="text-small text-muted">
          {copy.since(written(session.signedInAt))}
          <br />
          {copy.seen(written(session.lastSeenAt))}
        </p>
      </div>
      {session.current ? null : (
        <Button
          kind="quiet"
          dense
          busy={busy}
          aria-label={copy.endLabel(name ?? copy.unknown)}
          onClick={() => void onEnd()}
        >
          {copy.end}
        </Button>
      )}
    </li>
  );
}
