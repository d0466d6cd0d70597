import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { longDate } from '#/platform/i18n/dates';
import { momentIn } from '#/platform/i18n/moment';
import { zoneWords } from '#/platform/i18n/zone-name';
import { Button, buttonClass } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { useSiteZone } from '#/ui/language/zone';
import { saveFile } from '#/ui/save-file';
import type { Reservation } from '../contract';
import { bookingWords } from '../copy';
import { placeText } from '../rules';
import styles from './booking.module.css';
import { useVisitorTimeText } from './chosen-slot';
import type { ReservationOwner } from './reservation-file';

interface SuccessActionsProps {
  reservation: Reservation;
  owner: ReservationOwner;
  baseUrl: string;
}

type ActionResult = 'copied' | 'notCopied' | 'calendarFailed';

export function SuccessActions({ reservation, owner, baseUrl }: SuccessActionsProps) {
  const { success: copy, facts } = useWords(bookingWords);
  const locale = useLocale();
  const [feedback, setFeedback] = useState<ActionResult | null>(null);
  const { id, status, service, serviceDuration, start, timeZone, appointmentTime } = reservation;
  const isConfirmed = status === 'confirmed';
  const zone = useSiteZone();
  const at = new Date(start);
  const number = id.slice(0, 8);
  const yours = useVisitorTimeText(reservation);
  const clocks = yours
    ? [`${facts.yourTime}: ${yours}`, `${facts.myTime}: ${momentIn(locale, zone, at)}`]
    : [];
  const text = copy.shareText(
    longDate(locale, timeZone, at),
    appointmentTime,
    zoneWords(locale, zone, at).inBrackets,
    service,
    serviceDuration,
    number,
    yours && `${facts.myTime}: ${yours}`,
  );

  const save = async () => {
    setFeedback(null);
    try {
      const { reservationFile } = await import('./reservation-file');
      const words = {
        summary: copy.event(service, owner.name),
        location: placeText(facts, reservation.place, owner.phone),
        clocks,
        number: `${facts.number}: ${number}`,
      };
      const file = reservationFile(reservation, words, owner, baseUrl, new Date());
      saveFile(facts.calendarFile(number), new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    } catch {
      setFeedback('calendarFailed');
    }
  };
  const share = async () => {
    setFeedback(null);
    setFeedback(await shareOrCopy(copy.shareTitle, text));
  };

  return (
    <>
      <div className="button-row confirmed-actions">
        {isConfirmed ? (
          <>
            <Button className="needs-script" onClick={() => void save()}>
              {copy.calendar}
            </Button>
            <Button kind="secondary" className="needs-script" onClick={() => void share()}>
              {copy.share}
            </Button>
          </>
        ) : null}
        <Link
          to="/consultation-booking"
          className={buttonClass({ kind: isConfirmed ? 'secondary' : 'primary' })}
        >
          {copy.again}
        </Link>
      </div>
      {feedback ? (
        <Notice
          role="alert"
          tone={feedback === 'copied' ? 'neutral' : 'danger'}
          className="confirmed-notice"
          title={copy[feedback]}
        >
          {feedback === 'notCopied' ? <span className={styles.shareText}>{text}</span> : null}
        </Notice>
      ) : null}
    </>
  );
}

/** Opens the device's share dialog. If there is none or it fails, copies the text to the clipboard. */
async function shareOrCopy(title: string, text: string): Promise<ActionResult | null> {
  if (navigator.share) {
    try {
      await navigator.share({ title, text });
      return null;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
