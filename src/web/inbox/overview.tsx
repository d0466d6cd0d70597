import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ReservationSummary } from '#/features/booking/admin-contract';
import { useReservationColumns, useReservationRows } from '#/features/booking/ui/admin/reservation-list';
import { UnansweredList } from '#/features/booking/ui/admin/unanswered-list';
import { useMessageColumns, useMessageRows } from '#/features/contact/ui/admin/message-list';
import { useApplicationColumns, useApplicationRows } from '#/features/training/ui/admin/application-list';
import { AdminHead, AdminPart } from '#/owner/kit/admin-head';
import { recordWords } from '#/owner/records/copy';
import { RecordList } from '#/owner/records/record-list';
import { inlineActionClass } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { overviewQuery } from './client';
import { FailedMails } from './failed-mails';

/** What came in, the most pressing first. */
export function Overview() {
  const { overview: copy } = useWords(recordWords);
  const { data } = useSuspenseQuery(overviewQuery(useLocale()));
  const { appointments, applications, messages, failedMails, counts } = data;
  const { reservations, applications: pending, messages: unread } = counts;
  const failing = Object.values(failedMails).some((mails) => mails.length > 0);
  const { today, unanswered, unansweredTotal } = appointments;
  const waiting = reservations + pending + unread + today.length + unanswered.length;
  const isQuiet = waiting === 0 && !failing;
  return (
    <>
      <AdminHead title={copy.title} />
      {data.mailsToFiles ? (
        <Notice tone="need" className="admin-note" title={copy.mailsToFiles.title}>
          {copy.mailsToFiles.text}
        </Notice>
      ) : null}
      {isQuiet ? <p className="text-lead overview-quiet">{copy.empty}</p> : null}
      <AdminPart id="today" title={copy.today}>
        <Appointments items={appointments.today} label={copy.today} empty={copy.noToday} />
      </AdminPart>
      <UnansweredList
        items={unanswered}
        end={
          <AllLink
            to="/admin/reservations"
            search={{ period: 'past', status: 'confirmed' }}
            total={unansweredTotal}
          />
        }
      />
      <AdminPart id="tomorrow" title={copy.tomorrow}>
        <Appointments items={appointments.tomorrow} label={copy.tomorrow} empty={copy.noTomorrow} />
      </AdminPart>
      <AdminPart
        id="later"
        title={copy.later}
        end={<AllLink to="/admin/reservations" total={reservations} />}
      >
        <Appointments items={appointments.later} label={copy.later} empty={copy.noLater} />
      </AdminPart>
      {failing ? <FailedMails mails={failedMails} /> : null}
      <AdminPart
        id="applications"
        title={copy.applications}
        end={<AllLink to="/admin/applications" total={pending} />}
      >
        <List
          label={copy.applications}
          columns={useApplicationColumns()}
          rows={useApplicationRows(applications)}
          empty={copy.noApplications}
        />
      </AdminPart>
      <AdminPart id="messages" title={copy.messages} end={<AllLink to="/admin/messages" total={unread} />}>
        <List
          label={copy.messages}
          columns={useMessageColumns()}
          rows={useMessageRows(messages)}
          empty={copy.noMessages}
        />
      </AdminPart>
      <Shortcuts />
    </>
  );
}

function AllLink({ total, ...to }: { total: number } & Pick<LinkProps, 'to' | 'search'>) {
  const { overview: copy } = useWords(recordWords);
  return (
    <Link {...to} className={inlineActionClass}>
      {copy.all} <bdi dir="ltr">({total})</bdi>
    </Link>
  );
}

function Appointments({
  items,
  label,
  empty,
}: {
  items: readonly ReservationSummary[];
  label: string;
  empty: ReactNode;
}) {
  return (
    <List label={label} columns={useReservationColumns()} rows={useReservationRows(items)} empty={empty} />
  );
}

function List({ empty, ...list }: Parameters<typeof RecordList>[0] & { empty: ReactNode }) {
  return list.rows.length > 0 ? <RecordList {...list} /> : <p className="text-muted">{empty}</p>;
}

function Shortcuts() {
  const { overview: copy } = useWords(recordWords);
  return (
    <AdminPart id="shortcuts" title={copy.links}>
      <nav aria-labelledby="shortcuts" className="admin-actions">
        <Link to="/admin/reservations/week" className="chip">
          {copy.week}
        </Link>
        <Link to="/admin/reservations/free" className="chip">
          {copy.free}
        </Link>
        <Link to="/admin/availability" className="chip">
          {copy.availability}
        </Link>
        <Link to="/admin/articles" className="chip">
          {copy.article}
        </Link>
      </nav>
    </AdminPart>
  );
}
