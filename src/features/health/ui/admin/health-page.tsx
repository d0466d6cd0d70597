import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminHead, AdminNote } from '#/owner/kit/admin-head';
import { StatusTag, type StatusTone } from '#/owner/kit/status-tag';
import { Technical } from '#/owner/kit/technical';
import { useMailError } from '#/owner/records/mail-error';
import { clockTime, dateFormat } from '#/platform/i18n/dates';
import { Button, inlineActionClass } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { Loading } from '#/ui/loading';
import { Paragraph } from '#/ui/unbroken';
import { healthQuery, retryJobs } from '../../admin-client';
import { type Finding, findingText, type HealthReport, type State, type Subject } from '../../admin-contract';
import { adminHealthWords } from '../../copy';
import styles from './health.module.css';

const tones: Record<State, StatusTone> = { good: 'done', hint: 'new', fault: 'bad', unknown: 'off' };
const order: Record<State, number> = { fault: 0, hint: 1, unknown: 2, good: 3 };
/** The pages on which the owner can mend a fault herself, by its subject. */
const places = {
  mail: { to: '/admin/mail' },
  backup: { to: '/admin/health', hash: 'backup' },
  calendars: { to: '/admin/availability' },
} as const;
const hasPlace = (subject: Subject): subject is keyof typeof places => Object.hasOwn(places, subject);

export function HealthPage({ timeZone }: { timeZone: string }) {
  const copy = useWords(adminHealthWords);
  const { data, isError, isFetching, refetch } = useQuery(healthQuery());
  return (
    <>
      <AdminHead
        title={copy.title}
        actions={
          <Button kind="secondary" dense busy={isFetching} onClick={() => void refetch()}>
            {copy.again}
          </Button>
        }
      />
      <AdminNote>
        <p>{copy.lead}</p>
      </AdminNote>
      {isError && !isFetching ? (
        <Notice tone="danger" title={copy.failed.title}>
          {copy.failed.text}
        </Notice>
      ) : null}
      {data && !isFetching ? <Summary report={data} timeZone={timeZone} /> : null}
      {isFetching ? <Loading>{copy.checking}</Loading> : null}
      {data ? (
        <ul className={styles.root} aria-label={copy.list} aria-busy={isFetching}>
          {data.findings
            .toSorted((a, b) => order[a.state] - order[b.state])
            .map((finding) => (
              <Row key={finding.subject} finding={finding} />
            ))}
        </ul>
      ) : null}
    </>
  );
}

function Summary({ report: { at, findings }, timeZone }: { report: HealthReport; timeZone: string }) {
  const copy = useWords(adminHealthWords);
  const count = (wanted: State) => findings.filter(({ state }) => state === wanted).length;
  const [faults, hints] = [count('fault'), count('hint')];
  const advice = hints > 0 ? copy.hints(hints) : copy.allWell;
  const day = dateFormat(useLocale(), timeZone, { day: 'numeric', month: 'long' }).format(new Date(at));
  return (
    <div role="status" className={styles.summary}>
      <p className="text-lead">{faults > 0 ? copy.faults(faults) : advice}</p>
      <p className="text-muted">{copy.checked(day, clockTime(timeZone, new Date(at)))}</p>
    </div>
  );
}

function Row({ finding }: { finding: Finding }) {
  const copy = useWords(adminHealthWords);
  const mailError = useMailError();
  const { subject, state, values } = finding;
  // The finding's reason for a mail error is in English, so it is replaced with the translated text.
  const { text, codes } = mailError(values.reason ?? '');
  const translated = { ...finding, values: { ...values, reason: `${text} ${codes}` } };
  return (
    <li className={styles.row}>
      <p className={styles.subject}>{copy.subjects[subject]}</p>
      <p>
        <StatusTag tone={tones[state]}>{copy.states[state]}</StatusTag>
      </p>
      <div className={styles.text}>
        <Paragraph>{findingText(copy.plain, translated)}</Paragraph>
        {state !== 'good' && hasPlace(subject) ? (
          <p>
            <Link {...places[subject]} className={inlineActionClass}>
              {copy.links[subject]}
            </Link>
          </p>
        ) : null}
        {subject === 'jobs' && state === 'fault' ? <RetryJobs /> : null}
        <Technical>{findingText(copy.findings, translated)}</Technical>
      </div>
    </li>
  );
}

/** Retries stuck jobs at once. Without this button, most of them are retried about every quarter of an hour. */
function RetryJobs() {
  const copy = useWords(adminHealthWords);
  const { mutate, isPending, isSuccess } = useMutation({ mutationFn: retryJobs });
  return (
    <div className={styles.retry}>
      <Button kind="secondary" dense busy={isPending} onClick={() => mutate()}>
        {copy.retryJobs}
      </Button>
      <p role="status">{isSuccess ? copy.retriedJobs : ''}</p>
    </div>
  );
}
