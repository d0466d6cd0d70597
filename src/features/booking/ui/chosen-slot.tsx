import { clockTime, longDate } from '#/platform/i18n/dates';
import { comma } from '#/platform/i18n/locale';
import { momentIn } from '#/platform/i18n/moment';
import { namedVisitorZone, type SiteZone, zoneWords } from '#/platform/i18n/zone-name';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { useVisitorZoneAt } from '#/ui/language/visitor-zone';
import { useSiteZone } from '#/ui/language/zone';
import { Paragraph } from '#/ui/unbroken';
import type { Reservation, Slot } from '../contract';
import { bookingWords } from '../copy';
import styles from './booking.module.css';

export interface ChosenSlotProps {
  slot: Slot | null;
  timeZone: string;
  /** 'service, duration' */
  what: string;
  /** Why the choice was cleared; shown while no slot is chosen. */
  whyCleared: string | null;
  onClear: () => void;
}

export function ChosenSlot({ slot, timeZone, what, whyCleared, onClear }: ChosenSlotProps) {
  const copy = useWords(bookingWords).chosen;
  return (
    <div aria-live="polite">
      {slot ? (
        <div className="chosen">
          <div>
            <p className="text-meta text-muted">{copy.title}</p>
            <AppointmentTime of={{ start: slot.start, timeZone }} />
            <Paragraph>{what}</Paragraph>
            <VisitorZoneTime of={{ start: slot.start, timeZone }} />
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

export function AppointmentHead({ reservation, plain }: { reservation: Reservation; plain?: boolean }) {
  const locale = useLocale();
  const { service, serviceDuration } = reservation;
  return (
    <div className={plain ? 'chosen chosen-plain' : 'chosen'}>
      <div>
        <AppointmentTime of={reservation} />
        <p>{`${service}${comma[locale]}${serviceDuration}`}</p>
        <VisitorZoneTime of={reservation} />
      </div>
    </div>
  );
}

/** '10 Haziran 2026, Çarşamba saat 14:00', large. If the visitor's zone shows another time, the site's zone is named. */
function AppointmentTime({ of: told }: { of: Told }) {
  const { at } = useWords(bookingWords).chosen;
  const locale = useLocale();
  const zone = useSiteZone();
  const isElsewhere = useOtherZone(told) !== undefined;
  const { start, timeZone } = told;
  const instant = new Date(start);
  const [first, second] = longDate(locale, timeZone, instant).split(comma[locale]);
  return (
    <p className="moment">
      <time dateTime={start}>
        {/* If the date doesn't fit on a line, it breaks after its comma only, so that no year ends up alone beside the hour. */}
        <span>
          <span>{`${first}${comma[locale].trimEnd()}`}</span> <span>{second}</span>
        </span>{' '}
        <em>{at}</em> <bdi dir="ltr">{clockTime(timeZone, instant)}</bdi>
      </time>
      {isElsewhere ? (
        <>
          {' '}
          <bdi className={styles.zone}>{zoneWords(locale, zone, instant).beside}</bdi>
        </>
      ) : null}
    </p>
  );
}

/** An appointment's time in the site's zone, and in the visitor's zone if that is stored. */
type Told = Pick<Reservation, 'start' | 'timeZone' | 'visitorTime'>;

/** The visitor's zone if it shows another time: the one stored with the booking, otherwise the one in which this page is read. */
function useOtherZone({ start, timeZone, visitorTime }: Told): SiteZone | undefined {
  const locale = useLocale();
  const own = useVisitorZoneAt(timeZone, new Date(start));
  if (visitorTime) return visitorTime;
  return own ? namedVisitorZone(locale, own) : undefined;
}

/**
 * '10 Haziran 2026, Çarşamba, 04:00 (Los Angeles saati, GMT−7)', in the visitor's zone; undefined if that shows the same time.
 */
export function useVisitorTimeText(told: Told): string | undefined {
  const locale = useLocale();
  const zone = useOtherZone(told);
  return zone && momentIn(locale, zone, new Date(told.start));
}

function VisitorZoneTime({ of: told }: { of: Told }) {
  const { yours } = useWords(bookingWords).chosen;
  const text = useVisitorTimeText(told);
  return text ? (
    <p className={styles.ownTime}>
      {yours}: <time dateTime={told.start}>{text}</time>
    </p>
  ) : null;
}

/**
 * The chosen slot in the site's and the visitor's zone, shown before sending. Renders nothing if both zones show the same time.
 */
export function ChosenClocks({ slot }: { slot: Slot }) {
  const { title, yours } = useWords(bookingWords).chosen;
  const locale = useLocale();
  const zone = useSiteZone();
  const text = useVisitorTimeText({ start: slot.start, timeZone: zone.timeZone });
  if (!text) return null;
  return (
    <dl className={styles.clocks}>
      <div>
        <dt>{title}</dt>
        <dd>{momentIn(locale, zone, new Date(slot.start))}</dd>
      </div>
      <div>
        <dt>{yours}</dt>
        <dd>{text}</dd>
      </div>
    </dl>
  );
}
