import { Link } from '@tanstack/react-router';
import { shortDateTime } from '#/platform/i18n/dates';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import type { Person, PersonKind } from '../../admin-contract';
import { adminPrivacyWords } from '../../copy';
import styles from './privacy-room.module.css';

/** The pages of records. */
export const recordPages = {
  reservations: '/admin/reservations/$id',
  applications: '/admin/applications/$id',
  messages: '/admin/messages/$id',
  balances: '/admin/balances/$id',
  waiting: '/admin/waiting/$id',
  enrolments: '/admin/enrolments/$id',
} as const satisfies Record<PersonKind, string>;

function MentionLink({ kind, id }: Pick<Person['mentions'][number], 'kind' | 'id'>) {
  const { person: words } = useWords(adminPrivacyWords);
  if (kind === 'blocks') return <Link to="/admin/availability">{words.block}</Link>;
  if (kind === 'cohorts')
    return (
      <Link to="/admin/cohorts/$id" params={{ id }}>
        {words.cohort}
      </Link>
    );
  return (
    <Link to={recordPages[kind]} params={{ id }}>
      {words.kinds[kind]}
    </Link>
  );
}

/** Records of others and notes of the owner's that name the person; she has to look at them herself. */
export function PersonMentions({ mentions }: Pick<Person, 'mentions'>) {
  const { person: words } = useWords(adminPrivacyWords);
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <div className={styles.others}>
      <p>{words.mentions}</p>
      <ul className={styles.records}>
        {mentions.map(({ kind, id, createdAt }) => (
          <li key={id}>
            <MentionLink kind={kind} id={id} />{' '}
            <span className="text-muted">{shortDateTime(locale, timeZone, new Date(createdAt))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
