import { Link } from '@tanstack/react-router';
import { meetingBegins, reminderIfBookedEarly, reminderText } from '#/features/commitments/contract';
import { shortDateTime } from '#/platform/i18n/dates';
import { buttonClass } from '#/ui/button';
import { Facts, PersonFacts } from '#/ui/facts';
import { MissingState, Skeleton } from '#/ui/feedback';
import { Steps } from '#/ui/figures';
import { useLocale, useWords } from '#/ui/language/language';
import { Part, Wrap } from '#/ui/layout';
import { Paragraph } from '#/ui/unbroken';
import type { Reservation } from '../contract';
import { bookingWords } from '../copy';
import { AppointmentHead } from './chosen-slot';
import { AppointmentFacts } from './reservation-facts';
import type { ReservationOwner } from './reservation-file';
import { SuccessActions } from './success-actions';

interface ReservationSuccessProps {
  reservation: Reservation;
  owner: ReservationOwner;
  baseUrl: string;
}

/** The page of one appointment, which anybody who knows its id can open. */
export function ReservationSuccess({ reservation, owner, baseUrl }: ReservationSuccessProps) {
  const { success: copy, facts, request } = useWords(bookingWords);
  const { status, place, requestEnd, answerBy, questions, timeZone, reminders } = reservation;
  const locale = useLocale();
  // If the place is known, the facts already say how the meeting begins, so that step is left out.
  const settled = copy.next.steps.flatMap((step) => {
    if (step.text === meetingBegins[locale]) return place.kind === 'open' ? [step] : [];
    if (step.text !== reminderIfBookedEarly[locale] || !reminders) return [step];
    return reminders.length > 0 ? [{ ...step, text: reminderText(locale, reminders) }] : [];
  });
  const isConfirmed = status === 'confirmed';
  const isOpen = isConfirmed || status === 'pending';
  const steps = isConfirmed ? settled : request.steps;
  const texts: Partial<Record<typeof status, string>> = {
    pending: answerBy
      ? `${request.text} ${request.until(shortDateTime(locale, timeZone, new Date(answerBy)))}`
      : request.text,
    cancelled: requestEnd ? request.endText : copy.cancelledText,
  };
  const heads = {
    pending: request.title,
    confirmed: copy.title,
    cancelled: requestEnd ? request.ends[requestEnd] : copy.cancelledTitle,
    completed: copy.pastTitle,
    no_show: copy.pastTitle,
  };
  return (
    <Wrap>
      <header className="confirmed-head">
        <h1 className="text-h1">{heads[status]}</h1>
        <Paragraph className="text-lead">{texts[status]}</Paragraph>
        <AppointmentHead reservation={reservation} />
        <SuccessActions reservation={reservation} owner={owner} baseUrl={baseUrl} />
      </header>
      <Part id="appointment" title={copy.appointment}>
        <AppointmentFacts reservation={reservation} phone={owner.phone} />
      </Part>
      <Part id="person" title={copy.person} {...(isOpen ? {} : { className: 'part-last' })}>
        <PersonFacts person={reservation} words={facts} />
        {questions ? (
          <Facts
            facts={questions.map(({ question, answer }) => ({
              term: question,
              detail: <bdi>{answer}</bdi>,
              wide: true,
            }))}
          />
        ) : null}
      </Part>
      {isOpen ? (
        <Part id="next" title={copy.next.title} className="part-last">
          <Steps items={steps} />
        </Part>
      ) : null}
    </Wrap>
  );
}

export function ReservationMissing() {
  const { success: copy } = useWords(bookingWords);
  return (
    <Wrap>
      <MissingState
        title={copy.missing.title}
        text={copy.missing.text}
        action={
          <Link to="/consultation-booking" className={buttonClass()}>
            {copy.again}
          </Link>
        }
      />
    </Wrap>
  );
}

/** Shown while a reservation loads. The title is `label`, because the page's real title needs the reservation. */
export function ReservationLoading({ label }: { label: string }) {
  return (
    <Wrap className="confirmed-head">
      <title>{label}</title>
      <h1 className="text-lead">{label}</h1>
      <Skeleton shape="card" count={2} label={label} />
    </Wrap>
  );
}
