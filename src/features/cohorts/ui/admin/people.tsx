import { Link } from '@tanstack/react-router';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { StatusTag } from '#/owner/kit/status-tag';
import { ButtonLink, buttonClass } from '#/ui/button';
import { Latin } from '#/ui/facts';
import { useLocale, useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import type { CohortDetail } from '../../admin-queries';
import { adminCohortWords } from '../../copy';
import { enrolmentRecords } from '../../record';
import styles from './cohort-room.module.css';

export function People({ id, people }: { id: string } & Pick<CohortDetail, 'people'>) {
  const { cohorts, statuses } = useWords(adminCohortWords);
  const words = cohorts.people;
  const locale = useLocale();
  const moment = useShortDateTime();
  return (
    <AdminPart id="people" title={words.title}>
      {people.length === 0 ? (
        <p className="text-muted">{words.empty}</p>
      ) : (
        <>
          <ol className={styles.list}>
            {people.map(({ id: person, name, email, status, erased, heldUntil }) => (
              <li key={person} className={styles.row}>
                <div>
                  <p className={styles.title}>
                    <Link to="/admin/enrolments/$id" params={{ id: person }}>
                      {erased ? <Latin text={person.slice(0, 8)} /> : <bdi>{name}</bdi>}
                    </Link>
                  </p>
                  <p className={styles.facts}>
                    <Latin text={email} />
                    {heldUntil ? <span>{words.until(moment(heldUntil))}</span> : null}
                  </p>
                </div>
                <StatusTag tone={enrolmentRecords.tones[status]}>{statuses[status]}</StatusTag>
              </li>
            ))}
          </ol>
          <Actions>
            <Link
              to="/admin/enrolments"
              search={{ cohort: id }}
              className={buttonClass({ kind: 'secondary', dense: true })}
            >
              {words.all}
            </Link>
            <ButtonLink
              kind="secondary"
              dense
              download
              href={enrolmentRecords.client.file({ cohort: id }, locale)}
            >
              {words.csv}
            </ButtonLink>
          </Actions>
        </>
      )}
    </AdminPart>
  );
}
