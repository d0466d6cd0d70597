import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminHead, AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { FactList, Latin, Typed } from '#/owner/kit/fact-list';
import { StatusTag } from '#/owner/kit/status-tag';
import { AnswerLinks } from '#/owner/records/answer-links';
import { recordWords } from '#/owner/records/copy';
import { MailList } from '#/owner/records/mail-list';
import { PersonFacts } from '#/owner/records/person-facts';
import { clockTime, longDate, shortMoment } from '#/platform/i18n/dates';
import { Arrow } from '#/ui/arrow';
import { backClass } from '#/ui/button';
import { EmptyState } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { ownersReservationQuery } from '../../admin-client';
import type { ReservationDetail as Detail } from '../../admin-contract';
import { adminBookingWords } from '../../copy/admin';
import { ReservationActions } from './reservation-actions';
import { statusTones } from './status-tone';
import { useReservation } from './use-reservation';

function BackToList() {
  const { list } = useWords(recordWords);
  return (
    <Link to="/admin/reservations" className={backClass}>
      <Arrow to="start" />
      {list.back}
    </Link>
  );
}

/** One appointment: what was typed, what was mailed, what can be done. */
export function ReservationDetail({ id }: { id: string }) {
  const { missing } = useWords(recordWords);
  const { data } = useSuspenseQuery(ownersReservationQuery(id, useLocale()));
  if (!data) return <EmptyState title={missing.title} text={missing.text} action={<BackToList />} />;
  return <Reservation reservation={data} />;
}

function Reservation({ reservation }: { reservation: Detail }) {
  const copy = useWords(adminBookingWords);
  const { answers, mails, erase, keep, list, person } = useWords(recordWords);
  const locale = useLocale();
  const actions = useReservation(reservation);
  const { status, name, timeZone, erasedAt } = reservation;
  return (
    <>
      <AdminHead
        back={<BackToList />}
        title={erasedAt ? list.erased : copy.detail.title(name)}
        actions={<StatusTag tone={statusTones[status]}>{copy.statuses[status]}</StatusTag>}
      />
      <ReservationActions reservation={reservation} actions={actions} />
      <div className="admin-columns">
        <div>
          <AppointmentFacts reservation={reservation} />
          <AdminPart id="person" title={person.title}>
            <PersonFacts person={reservation} words={person} />
          </AdminPart>
        </div>
        <div>
          {reservation.answers ? (
            <AdminPart id="answer" title={answers.title} note={answers.note}>
              <AnswerLinks answers={reservation.answers} words={answers} />
            </AdminPart>
          ) : null}
          <AdminPart id="mails" title={mails.title}>
            <MailList
              mails={reservation.mails}
              kinds={copy.mails}
              words={mails}
              moment={(iso) => shortMoment(locale, timeZone, new Date(iso))}
              busy={actions.busy}
              onResend={(mailId) => void actions.resend(mailId)}
            />
          </AdminPart>
          {erasedAt ? null : (
            <AdminPart
              id="erase"
              title={erase.title}
              note={reservation.erasable ? erase.note : copy.actions.eraseAhead}
            >
              <ConfirmStep
                words={{ ...erase, title: erase.confirmTitle, text: erase.confirmText, keep }}
                busy={actions.busy === 'erase'}
                disabled={!reservation.erasable}
                onConfirm={actions.erase}
              />
            </AdminPart>
          )}
        </div>
      </div>
    </>
  );
}

function AppointmentFacts({ reservation }: { reservation: Detail }) {
  const { detail } = useWords(adminBookingWords);
  const { person } = useWords(recordWords);
  const locale = useLocale();
  const { start, end, timeZone, service, serviceDuration, id, createdAt, cancellationNote } = reservation;
  const from = new Date(start);
  return (
    <AdminPart id="appointment" title={detail.appointment}>
      <FactList
        facts={[
          { term: detail.date, detail: <time dateTime={start}>{longDate(locale, timeZone, from)}</time> },
          {
            term: detail.time,
            detail: `${clockTime(timeZone, from)}–${clockTime(timeZone, new Date(end))}`,
          },
          { term: detail.service, detail: service },
          { term: detail.duration, detail: serviceDuration },
          { term: person.received, detail: shortMoment(locale, timeZone, new Date(createdAt)) },
          { term: person.number, detail: <Latin text={id} /> },
          cancellationNote
            ? { term: detail.note, detail: <Typed text={cancellationNote} />, wide: true }
            : null,
        ]}
      />
    </AdminPart>
  );
}
