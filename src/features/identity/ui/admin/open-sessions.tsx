import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '#/ui/button';
import { Tag } from '#/ui/choice';
import { useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import { useRunning } from '#/ui/use-running';
import { endOtherSessions, endSession, sessionsQuery } from '../../admin-client';
import type { OwnerSession } from '../../admin-contract';
import { browserName } from '../../browser-name';
import { adminIdentityWords } from '../../copy';
import styles from './account.module.css';

export function OpenSessions() {
  const { sessions: copy, failure } = useWords(adminIdentityWords);
  const queryClient = useQueryClient();
  const { data: sessions } = useSuspenseQuery(sessionsQuery());
  const { busy, run } = useRunning();
  const list = useRef<HTMLUListElement>(null);
  const showEnded = async () => {
    await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    list.current?.focus();
  };
  const endOthers = () =>
    run(() => endOtherSessions().then(showEnded), { done: copy.endedAll, failed: failure });

  return (
    <div className={styles.sessions}>
      <ul ref={list} tabIndex={-1} className={styles.sessionList} aria-label={copy.title}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} onEnded={showEnded} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button kind="secondary" dense busy={busy} onClick={() => void endOthers()}>
          {copy.endOthers}
        </Button>
      ) : null}
    </div>
  );
}

interface SessionProps {
  session: OwnerSession;
  onEnded: () => Promise<void>;
}

function Session({ session, onEnded }: SessionProps) {
  const { sessions: copy, failure } = useWords(adminIdentityWords);
  const written = useShortDateTime();
  const { busy, run } = useRunning();
  const name = browserName(session.browser);
  const end = () => run(() => endSession(session.id).then(onEnded), { done: copy.ended, failed: failure });
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
          onClick={() => void end()}
        >
          {copy.end}
        </Button>
      )}
    </li>
  );
}
