import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminHead, AdminPart } from '#/owner/kit/admin-head';
import { StatusTag, type StatusTone } from '#/owner/kit/status-tag';
import { calendarDay } from '#/platform/i18n/dates';
import { buttonClass } from '#/ui/button';
import { EmptyState } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import { cohortListQuery } from '../../admin-client';
import type { CohortSummary } from '../../admin-queries';
import { adminCohortWords } from '../../copy';
import type { Openness } from '../../rules';
import styles from './cohort-room.module.css';
import { AddProgram } from './new-cohort';

const tones: Record<Openness, StatusTone> = { open: 'new', closed: 'open', over: 'done', cancelled: 'off' };

export function CohortState({ cohort }: { cohort: Pick<CohortSummary, 'openness' | 'visibility'> }) {
  const { states, visibilities } = useWords(adminCohortWords).cohorts;
  const { openness, visibility } = cohort;
  const isHidden = visibility === 'hidden' && openness !== 'cancelled';
  return (
    <StatusTag tone={isHidden ? 'off' : tones[openness]}>
      {isHidden ? visibilities.hidden : states[openness]}
    </StatusTag>
  );
}

export function CohortRoom() {
  const { cohorts: words } = useWords(adminCohortWords);
  const { data } = useSuspenseQuery(cohortListQuery(useLocale()));
  const isPast = ({ openness }: CohortSummary) => openness === 'over' || openness === 'cancelled';
  const add =
    data.programs.length > 0 ? (
      <Link to="/admin/cohorts/new" className={buttonClass({ dense: true })}>
        {words.list.add}
      </Link>
    ) : (
      <AddProgram />
    );
  const people = (
    <Link to="/admin/enrolments" className={buttonClass({ kind: 'secondary', dense: true })}>
      {words.list.people}
    </Link>
  );
  return (
    <>
      <AdminHead
        title={words.title}
        actions={
          data.items.length > 0 ? (
            <>
              {add}
              {people}
            </>
          ) : null
        }
      />
      {data.items.length === 0 ? (
        <EmptyState
          level={3}
          title={words.list.empty.title}
          text={data.programs.length > 0 ? words.list.empty.text : words.list.noPrograms}
          action={add}
        />
      ) : (
        <>
          <Rows id="ahead" title={words.list.ahead} items={data.items.filter((each) => !isPast(each))} />
          <Rows id="past" title={words.list.past} items={data.items.filter(isPast)} />
        </>
      )}
    </>
  );
}

interface RowsProps {
  id: string;
  title: string;
  items: readonly CohortSummary[];
}

function Rows({ id, title, items }: RowsProps) {
  if (items.length === 0) return null;
  return (
    <AdminPart id={id} title={title}>
      <ul className={styles.list}>
        {items.map((item) => (
          <CohortRow key={item.id} cohort={item} />
        ))}
      </ul>
    </AdminPart>
  );
}

function CohortRow({ cohort }: { cohort: CohortSummary }) {
  const { list, visibilities } = useWords(adminCohortWords).cohorts;
  const locale = useLocale();
  const moment = useShortDateTime();
  const { id, title, note, begins, dates, enrolled, offered, waiting, seats, minimum, lastDay } = cohort;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.title}>
          <Link to="/admin/cohorts/$id" params={{ id }}>
            {title}
          </Link>
          {note ? (
            <>
              {' '}
              · <bdi>{note}</bdi>
            </>
          ) : null}
        </p>
        <p className={styles.facts}>
          <span>{begins ? `${moment(begins)} · ${list.days(dates)}` : list.noDates}</span>
          <span>{list.taken(enrolled + offered, seats)}</span>
          {waiting > 0 ? <span>{list.waiting(waiting)}</span> : null}
          {minimum > 0 ? <span>{list.minimum(minimum)}</span> : null}
          {lastDay ? <span>{list.lastDay(calendarDay(locale, lastDay))}</span> : null}
          {cohort.visibility === 'private' ? <span>{visibilities.private}</span> : null}
        </p>
      </div>
      <CohortState cohort={cohort} />
    </li>
  );
}
