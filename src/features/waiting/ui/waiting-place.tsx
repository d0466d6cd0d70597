import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { MailLink } from '#/platform/http-client/mail-link';
import { calendarDays, weekdayName } from '#/platform/i18n/dates';
import { comma } from '#/platform/i18n/locale';
import { dateTimeIn, momentIn } from '#/platform/i18n/moment';
import { zoneWords } from '#/platform/i18n/zone-name';
import { Button, buttonClass } from '#/ui/button';
import { ConfirmQuestion } from '#/ui/confirm-question';
import { Facts } from '#/ui/facts';
import { useLocale, useWords } from '#/ui/language/language';
import { OwnTime } from '#/ui/language/own-time';
import { useSiteZone } from '#/ui/language/zone';
import { Paragraph } from '#/ui/unbroken';
import { useAsking } from '#/ui/use-asking';
import type { Offer, Waiting } from '../contract';
import { waitingWords } from '../copy';
import { useWaiting } from './use-waiting';
import styles from './waiting.module.css';

interface WaitingPlaceProps {
  link: MailLink;
  waiting: Waiting;
  /** The fields of the service's questions; `answers` returns what was typed, by question id. */
  questions: ReactNode;
  answers: () => Record<string, string>;
}

/** The page that a mail's link opens. */
export function WaitingPlace({ link, waiting, questions, answers }: WaitingPlaceProps) {
  const words = useWords(waitingWords);
  const locale = useLocale();
  const { timeZone } = useSiteZone();
  const acts = useWaiting(link);
  const { status, offer, lapsed, serviceId, reservationId } = waiting;
  const { title, text } = words.states[status];
  const isOpen = status === 'unconfirmed' || status === 'waiting';
  return (
    <>
      <header className="confirmed-head">
        <h1 className="text-h1">{offer ? words.offer.title : title}</h1>
        {offer ? null : <Paragraph className="text-lead">{text}</Paragraph>}
        {status === 'waiting' && lapsed ? (
          <p className={styles.lapsed}>
            {words.offer.lapsed(dateTimeIn(locale, timeZone, new Date(lapsed)))}
          </p>
        ) : null}
      </header>
      {offer ? <OfferedTime offer={offer} acts={acts} questions={questions} answers={answers} /> : null}
      {status === 'unconfirmed' ? (
        <p>
          <Button busy={acts.busy === 'confirm'} onClick={() => void acts.confirm()}>
            {words.confirm}
          </Button>
        </p>
      ) : null}
      <WishFacts waiting={waiting} />
      {isOpen ? <LeaveList acts={acts} /> : null}
      {reservationId ? (
        <p className={styles.next}>
          <Link to="/reservation-success" search={{ id: reservationId }} className={buttonClass()}>
            {words.offer.open}
          </Link>
        </p>
      ) : null}
      {isOpen || status === 'booked' ? null : (
        <p className={styles.next}>
          <Link to="/waiting" search={{ service: serviceId }} className={buttonClass({ kind: 'secondary' })}>
            {words.offer.again}
          </Link>
        </p>
      )}
    </>
  );
}

type Acts = ReturnType<typeof useWaiting>;

interface OfferedTimeProps extends Pick<WaitingPlaceProps, 'questions' | 'answers'> {
  offer: Offer;
  acts: Acts;
}

function OfferedTime({ offer: { id, start, until }, acts, questions, answers }: OfferedTimeProps) {
  const { offer: words } = useWords(waitingWords);
  const locale = useLocale();
  const zone = useSiteZone();
  const { asking, setAsking, question, opener } = useAsking<HTMLFieldSetElement>();
  const titleId = useId();
  const at = new Date(start);
  return (
    <section className={styles.offer} aria-labelledby={titleId}>
      <p id={titleId} className="text-h2">
        <time dateTime={start}>{dateTimeIn(locale, zone.timeZone, at)}</time>{' '}
        <span className={styles.zone}>({zoneWords(locale, zone, at).inBrackets})</span>
      </p>
      <OwnTime label={words.yours} at={at} />
      <p>{words.until(momentIn(locale, zone, new Date(until)))}</p>
      <OwnTime label={words.yours} at={new Date(until)} />
      {asking ? (
        <ConfirmQuestion
          ref={question}
          title={words.sure}
          words={{ ...words, busy: words.taking }}
          kind="primary"
          busy={acts.busy === 'take'}
          onConfirm={() => void acts.take(id, answers())}
          onKeep={() => setAsking(false)}
        >
          <p>{words.sureText}</p>
          {questions}
        </ConfirmQuestion>
      ) : (
        <div className={styles.actions}>
          <Button ref={opener} onClick={() => setAsking(true)}>
            {words.take}
          </Button>
          <Button kind="secondary" busy={acts.busy === 'decline'} onClick={() => void acts.decline(id)}>
            {words.decline}
          </Button>
        </div>
      )}
    </section>
  );
}

function WishFacts({ waiting }: { waiting: Waiting }) {
  const { facts: words, parts: partNames } = useWords(waitingWords);
  const locale = useLocale();
  const { service, duration, weekdays, parts, fromDay, toDay } = waiting;
  const named = (weekday: number) => weekdayName(locale, weekday);
  return (
    <Facts
      facts={[
        { term: words.service, detail: [service, duration].filter(Boolean).join(comma[locale]) },
        { term: words.days, detail: calendarDays(locale, fromDay, toDay) },
        {
          term: words.weekdays,
          detail: weekdays.length > 0 ? weekdays.map(named).join(comma[locale]) : words.anyDay,
        },
        {
          term: words.parts,
          detail: parts.length > 0 ? parts.map((part) => partNames[part]).join(comma[locale]) : words.anyPart,
        },
      ]}
    />
  );
}

function LeaveList({ acts }: { acts: Acts }) {
  const { leave: words } = useWords(waitingWords);
  const { asking, setAsking, question, opener } = useAsking<HTMLFieldSetElement>();
  return (
    <div className={styles.next}>
      {asking ? (
        <ConfirmQuestion
          ref={question}
          title={words.sure}
          words={words}
          busy={acts.busy === 'leave'}
          onConfirm={() => void acts.leave()}
          onKeep={() => setAsking(false)}
        />
      ) : (
        <Button ref={opener} kind="secondary" onClick={() => setAsking(true)}>
          {words.open}
        </Button>
      )}
    </div>
  );
}
