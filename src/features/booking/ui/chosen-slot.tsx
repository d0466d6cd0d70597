import { clockTime, longDate } from '#/platform/i18n/dates';
import { comma } from '#/platform/i18n/locale';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import type { Reservation, Slot } from '../contract';
import { bookingWords } from '../copy';
import styles from './booking.module.css';

import { useVisitorZone, zoneName } from './window-and-zone';

export interface ChosenSlotProps {
  slot: Slot | null;
  timeZone: string;
  /** 'service, duration' */
  what: string;
  /** Shown in place of the choice: why it was cleared. */
  whyCleared: string | null;
  onClear: () => void;
}

/** The chosen slot as one large line; screen readers announce its changes. */
export function ChosenSlot({ slot, timeZone, what, whyCleared, onClear }: ChosenSlotProps) {
  const copy = useWords(bookingWords).chosen;
  return (
    <div aria-live="polite">
      {slot ? (
        <div className="chosen">
          <div>
            <p className="text-meta text-muted">{copy.title}</p>
            <AppointmentTime start={slot.start} timeZone={timeZone} />
            <p>{what}</p>
            <VisitorZoneTime start={slot.start} timeZone={timeZone} />
          </div>
          <Button kind="quiet" onClick={onClear}>
            {copy.clear}
          </Button>
        </div>
      ) : null}
      {!slot && whyCleared ? <p className="chosen-said">{whyCleared}</p> : null}
    </div>
  );
}

/** An appointment in the head of a page: when, and what. */
export function AppointmentHead({ reservation, plain }: { reservation: Reservation; plain?: boolean }) {
  const locale = useLocale();
  const { start, timeZone, service, serviceDuration } = reservation;
  return (
    <div className={plain ? 'chosen chosen-plain' : 'chosen'}>
      <div>
        <AppointmentTime start={start} timeZone={timeZone} />
        <p>{`${service}${comma[locale]}${serviceDuration}`}</p>
        <VisitorZoneTime start={start} timeZone={timeZone} />
      </div>
    </div>
  );
}

/** '10 Haziran 2026, Çarşamba saat 14:00', large. */
function AppointmentTime({ start, timeZone }: { start: string; timeZone: string }) {
  const { at } = useWords(bookingWords).chosen;
  const locale = useLocale();
  const instant = new Date(start);
  const [first, second] = longDate(locale, timeZone, instant).split(comma[locale]);
  return (
    <p className="moment">
      <time dateTime={start}>
        {/* Where the date doesn't fit on a line, it breaks after its comma: no year stands alone beside the hour. */}
        <span>
          <span>{`${first}${comma[locale].trimEnd()}`}</span> <span>{second}</span>
        </span>{' '}
        <em>{at}</em> <bdi dir="ltr">{clockTime(timeZone, instant)}</bdi>
      </time>
    </p>
  );
}

/** The same time in the visitor's zone, if that differs. */
function VisitorZoneTime({ start, timeZone }: { start: string; timeZone: string }) {
  const { there, at } = useWords(bookingWords).chosen;
  const locale = useLocale();
  const own = useVisitorZone(timeZone);
  if (!own) return null;
  const instant = new Date(start);
  return (
    <p className={styles.ownTime}>
      {there(zoneName(locale, own))} {longDate(locale, own, instant)} {at}{' '}
      <bdi dir="ltr">{clockTime(own, instant)}</bdi>
    </p>
  );
}
