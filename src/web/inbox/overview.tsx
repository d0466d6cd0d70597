import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BackupNotice } from '#/features/backups/ui/admin/backup-notice';
import { RestoredNotice } from '#/features/backups/ui/admin/restored-notice';
import { reservationRecords } from '#/features/booking/record';
import { OutcomeList, RequestList } from '#/features/booking/ui/admin/reservation-parts';
import { messageRecords } from '#/features/contact/record';
import { OpeningNotice } from '#/features/opening/ui/admin/opening-notice';
import { ownCalendarQuery } from '#/features/own-calendar/admin-client';
import { ProposalList } from '#/features/own-calendar/ui/admin/proposal-list';
import { applicationRecords } from '#/features/training/record';
import { Actions } from '#/owner/kit/actions';
import { AdminHead, AdminNote, AdminPart } from '#/owner/kit/admin-head';
import { recordWords } from '#/owner/records/copy';
import type { RecordKind, RecordTypes } from '#/owner/records/record';
import { RecordRows } from '#/owner/records/record-rows';
import { inlineActionClass } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { Unbroken } from '#/ui/unbroken';
import { overviewQuery } from './client';
import { FailedMails } from './failed-mails';

/** What waits for the owner, the most urgent first. */
export function Overview() {
  const { overview: copy } = useWords(recordWords);
  const locale = useLocale();
  const { data } = useSuspenseQuery(overviewQuery(locale));
  const { data: own } = useQuery(ownCalendarQuery(locale));
  const { appointments, applications, messages, failedMails, counts } = data;
  const { reservations, requests: requested, applications: pending, messages: unread } = counts;
  const failing = Object.values(failedMails).some((mails) => mails.length > 0);
  const { requests, today, withoutOutcome, withoutOutcomeTotal } = appointments;
  const waiting = reservations + requested + pending + unread + today.length + withoutOutcome.length;
  const isQuiet = waiting === 0 && !failing && !own?.proposals.length;
  return (
    <>
      <AdminHead title={copy.title} />
      <RestoredNotice />
      <BackupNotice />
      <OpeningNotice />
      {data.mailsToFiles ? (
        <AdminNote>
          <Notice
            tone="need"
            title={copy.mailsToFiles.title}
            actions={
              <Link to="/admin/mail" className={inlineActionClass}>
                {/* One element: between the parts of a text that are children of a flex box, blanks are lost. */}
                <span>
                  <Unbroken>{copy.mailsToFiles.link}</Unbroken>
                </span>
              </Link>
            }
          >
            {copy.mailsToFiles.text}
          </Notice>
        </AdminNote>
      ) : null}
      {isQuiet ? (
        <AdminNote>
          <p className="text-lead">{copy.empty}</p>
        </AdminNote>
      ) : null}
      <ProposalList />
      <RequestList
        items={requests}
        end={<AllLink to="/admin/reservations" search={{ status: 'pending' }} total={requested} />}
      />
      <Rows id="today" title={copy.today} kind={reservationRecords} items={today} empty={copy.noToday} />
      <OutcomeList
        items={withoutOutcome}
        end={
          <AllLink
            to="/admin/reservations"
            search={{ period: 'past', status: 'confirmed' }}
            total={withoutOutcomeTotal}
          />
        }
      />
      <Rows
        id="tomorrow"
        title={copy.tomorrow}
        kind={reservationRecords}
        items={appointments.tomorrow}
        empty={copy.noTomorrow}
      />
      <Rows
        id="later"
        title={copy.later}
        end={
          <AllLink
            to="/admin/reservations"
            search={{ status: 'confirmed' }}
            label={copy.allAppointments}
            total={reservations}
          />
        }
        kind={reservationRecords}
        items={appointments.later}
        empty={copy.noLater}
      />
      {failing ? <FailedMails mails={failedMails} /> : null}
      <Rows
        id="applications"
        title={copy.applications}
        end={<AllLink to="/admin/applications" total={pending} />}
        kind={applicationRecords}
        items={applications}
        empty={copy.noApplications}
      />
      <Rows
        id="messages"
        title={copy.messages}
        end={<AllLink to="/admin/messages" total={unread} />}
        kind={messageRecords}
        items={messages}
        empty={copy.noMessages}
      />
      <Shortcuts />
    </>
  );
}

type AllLinkProps = { label?: string; total: number } & Pick<LinkProps, 'to' | 'search'>;

function AllLink({ label, total, ...to }: AllLinkProps) {
  const { overview: copy } = useWords(recordWords);
  if (total === 0) return null;
  return (
    <Link {...to} className={inlineActionClass}>
      {label ?? copy.all} <bdi dir="ltr">({total})</bdi>
    </Link>
  );
}

interface RowsProps<Types extends RecordTypes> {
  id: string;
  title: string;
  end?: ReactNode;
  kind: RecordKind<Types>;
  items: readonly Types['summary'][];
  empty: string;
}

function Rows<Types extends RecordTypes>({ kind, items, empty, ...part }: RowsProps<Types>) {
  return (
    <AdminPart {...part}>
      {items.length > 0 ? (
        <RecordRows kind={kind} items={items} label={part.title} />
      ) : (
        <p className="text-muted">{empty}</p>
      )}
    </AdminPart>
  );
}

function Shortcuts() {
  const { overview: copy } = useWords(recordWords);
  return (
    <AdminPart id="shortcuts" title={copy.links}>
      <Actions as="nav" aria-labelledby="shortcuts">
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
      </Actions>
    </AdminPart>
  );
}
