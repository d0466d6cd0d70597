import { useQuery } from '@tanstack/react-query';
import { AdminPart } from '#/owner/kit/admin-head';
import { Technical } from '#/owner/kit/technical';
import { clockTime, shortDateTime } from '#/platform/i18n/dates';
import { tookText } from '#/platform/i18n/units';
import { classNames } from '#/ui/class-names';
import { useLocale, useWords } from '#/ui/language/language';
import { healthQuery } from '../../admin-client';
import { type RequestKind, requestKinds, type SlowRequest } from '../../admin-contract';
import { adminHealthWords } from '../../copy';
import styles from './health.module.css';

export function SlowRequestsPart({ timeZone }: { timeZone: string }) {
  const { slow: copy } = useWords(adminHealthWords);
  const locale = useLocale();
  const { data } = useQuery(healthQuery());
  if (!data) return null;
  const { since, requests } = data.slow;
  const kinds = requestKinds
    .map((kind) => ({ kind, slowest: requests.filter((request) => request.kind === kind) }))
    .filter(({ slowest }) => slowest.length > 0);
  return (
    <AdminPart
      id="slow"
      title={copy.title}
      note={copy.note(shortDateTime(locale, timeZone, new Date(since)))}
    >
      <p className={styles.felt}>{copy.felt[feltBy(requests)]}</p>
      <ul className={styles.root} aria-label={copy.list}>
        {kinds.map((each) => (
          <Row key={each.kind} {...each} timeZone={timeZone} />
        ))}
      </ul>
      <p className={classNames('field-hint', styles.instances)}>{copy.instances}</p>
    </AdminPart>
  );
}

/** How long the slowest response made visitors wait. The owner's requests don't count: many of them wait for other servers. */
function feltBy(requests: readonly SlowRequest[]): 'none' | 'fast' | 'noticed' | 'slow' {
  const visitors = requests.filter(({ kind }) => kind !== 'room');
  if (visitors.length === 0) return 'none';
  const longest = Math.max(...visitors.map(({ seconds }) => seconds));
  if (longest < 1) return 'fast';
  return longest < 3 ? 'noticed' : 'slow';
}

interface RowProps {
  kind: RequestKind;
  slowest: readonly SlowRequest[];
  timeZone: string;
}

function Row({ kind, slowest, timeZone }: RowProps) {
  const { slow: copy } = useWords(adminHealthWords);
  const locale = useLocale();
  const [first] = slowest;
  if (!first) return null;
  return (
    <li className={styles.row}>
      <p className={styles.subject}>{copy.kinds[kind]}</p>
      <p>{tookText(locale, first.seconds)}</p>
      <div className={styles.text}>
        <p>{shortDateTime(locale, timeZone, new Date(first.at))}</p>
        {kind === 'room' ? <p>{copy.room}</p> : null}
        <Technical>
          {slowest.map(({ method, route, status, seconds, at }) => (
            <bdi key={`${method} ${route}`} dir="ltr" className={styles.request}>
              {method} {route}, {status}, {seconds.toFixed(2)} s, {clockTime(timeZone, new Date(at))}
            </bdi>
          ))}
        </Technical>
      </div>
    </li>
  );
}
