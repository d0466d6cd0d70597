import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminHead, AdminNote, AdminPart } from '#/owner/kit/admin-head';
import { kitWords } from '#/owner/kit/copy';
import { FactList } from '#/owner/kit/fact-list';
import { calendarDay, clockTime } from '#/platform/i18n/dates';
import { comma } from '#/platform/i18n/locale';
import { moneyText } from '#/platform/i18n/money';
import { addDays, toInstant } from '#/platform/time/zone';
import { Button, buttonClass } from '#/ui/button';
import { Latin } from '#/ui/facts';
import { EmptyState, Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import { useTimeZone } from '#/ui/language/zone';
import { cohortQuery } from '../../admin-client';
import type { CohortDetail } from '../../admin-queries';
import { adminCohortWords } from '../../copy';
import { Attendance } from './attendance';
import { CancelStep } from './cancel-step';
import { CohortForm } from './cohort-form';
import { CohortState } from './cohort-list';
import { BackToCohorts } from './new-cohort';
import { People } from './people';
import { PrivateLink } from './private-link';

const linkClass = buttonClass({ kind: 'secondary', dense: true });

interface CohortPageProps {
  id: string;
  /** Renders the appointments that overlap these times, under a title. */
  touched: (times: { start: string; end: string }[], title: string) => ReactNode;
}

export function CohortPage({ id, touched }: CohortPageProps) {
  const { cohorts: words, actions } = useWords(adminCohortWords);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const moment = useShortDateTime();
  const { data } = useSuspenseQuery(cohortQuery(id, locale));
  const [editing, setEditing] = useState(false);
  if (!data) {
    const { title, text } = words.detail.missing;
    return <EmptyState title={title} text={text} action={<BackToCohorts />} />;
  }
  const { summary, values, programs, version, privateLink, tellAt, clashes, short } = data;
  const head = (
    <AdminHead
      back={<BackToCohorts />}
      title={summary.note ? `${summary.title} · ${summary.note}` : summary.title}
      actions={<CohortState cohort={summary} />}
    />
  );
  if (editing)
    return (
      <>
        {head}
        <CohortForm
          id={id}
          version={version}
          values={values}
          programs={programs}
          onSaved={() => setEditing(false)}
          onCancel={() => setEditing(false)}
        />
      </>
    );
  // A date may last beyond midnight if the site's zone has changed since the date was made.
  const times = values.dates.map(({ date, from, to }) => ({
    start: toInstant(date, from, timeZone).toISOString(),
    end: toInstant(from < to ? date : addDays(date, 1), to, timeZone).toISOString(),
  }));
  const isOpen = summary.status === 'open';
  return (
    <>
      {head}
      {short ? <Notice tone="need">{words.detail.short}</Notice> : null}
      {tellAt ? <Notice>{words.detail.telling(clockTime(timeZone, new Date(tellAt)))}</Notice> : null}
      {clashes.length > 0 ? (
        <AdminNote>
          <p>{words.detail.clashes}</p>
          <ul>
            {clashes.map((clash) => (
              <li key={`${clash.id}${clash.start}`}>
                <Link to="/admin/cohorts/$id" params={{ id: clash.id }}>
                  {clash.title}
                </Link>{' '}
                · {moment(clash.start)}
              </li>
            ))}
          </ul>
        </AdminNote>
      ) : null}
      {isOpen && times.length > 0 ? touched(times, words.detail.touched) : null}
      {isOpen ? (
        <AdminPart id="actions" title={actions.title}>
          <Actions>
            <Button kind="secondary" dense onClick={() => setEditing(true)}>
              {words.detail.edit}
            </Button>
            {summary.visibility === 'public' ? (
              <Link to="/training/$id" params={{ id: values.programId }} className={linkClass}>
                {words.detail.page}
              </Link>
            ) : null}
            {data.applicationId ? (
              <Link to="/admin/applications/$id" params={{ id: data.applicationId }} className={linkClass}>
                {words.inquiry.open}
              </Link>
            ) : null}
            <CancelStep id={id} version={version} />
          </Actions>
        </AdminPart>
      ) : null}
      {privateLink && isOpen ? <PrivateLink id={id} version={version} link={privateLink} /> : null}
      <People id={id} people={data.people} />
      <Attendance id={id} dates={values.dates} people={data.people} />
      <DetailFacts data={data} />
    </>
  );
}

function DetailFacts({ data: { summary, values, cancellationNote } }: { data: CohortDetail }) {
  const { form, list, detail, visibilities } = useWords(adminCohortWords).cohorts;
  const { names } = useWords(kitWords).languages;
  const locale = useLocale();
  const { price, place, link, holdHours } = values;
  const { mode, amount, currency } = price;
  const shown = mode === 'shown' && amount !== null ? ` · ${moneyText(locale, { amount, currency })}` : '';
  return (
    <AdminPart id="facts" title={detail.facts}>
      <FactList
        facts={[
          {
            term: form.dates,
            wide: true,
            detail:
              values.dates.length > 0 ? (
                <ul>
                  {values.dates.map(({ id, date, from, to }) => (
                    <li key={id}>{`${calendarDay(locale, date)}${comma[locale]}${from}–${to}`}</li>
                  ))}
                </ul>
              ) : (
                detail.noDates
              ),
          },
          { term: form.seatsTitle, detail: list.taken(summary.enrolled + summary.offered, summary.seats) },
          { term: form.minimum, detail: summary.minimum > 0 ? list.minimum(summary.minimum) : detail.none },
          {
            term: form.lastDay,
            detail: summary.lastDay ? calendarDay(locale, summary.lastDay) : detail.none,
          },
          { term: form.holdHours, detail: <Latin text={String(holdHours)} /> },
          { term: form.place, detail: place ? <bdi>{place}</bdi> : detail.none },
          { term: form.link, detail: link ? <Latin text={link} /> : detail.none, wide: true },
          { term: form.language, detail: names[values.language] },
          { term: form.price, detail: `${form.priceModes[mode]}${shown}` },
          { term: form.visibility, detail: visibilities[summary.visibility] },
          cancellationNote
            ? { term: detail.cancelledNote, detail: <bdi>{cancellationNote}</bdi>, wide: true }
            : null,
        ]}
      />
    </AdminPart>
  );
}
