import { useRef } from 'react';
import { comma } from '#/platform/i18n/locale';
import { useLocale, useWords } from '#/ui/language/language';
import { RetryNotice } from '#/ui/list-state';
import type { Availability } from '../contract';
import { bookingWords } from '../copy';
import styles from './calendar.module.css';
import { CalendarSkeleton } from './calendar-skeleton';
import { ChosenSlot } from './chosen-slot';
import { SlotCalendar, type SlotCalendarProps } from './slot-calendar';
import { ZoneNote } from './zone-note';

export interface SlotPickerProps extends Omit<SlotCalendarProps, 'slots' | 'timeZone'> {
  /** Undefined while the slots load, or if loading failed. */
  availability: Availability | undefined;
  failed: boolean;
  /**
   * Whether the browser has fetched the slots itself. Until then there are only the slots that came with the page, some of which
   * may have been taken since. A narrow window shows these at once. A wide one shows the skeleton until the browser has fetched
   * the slots.
   */
  isAsked?: boolean;
  onRetry: () => void;
  whyCleared: string | null;
  onClear: () => void;
}

export function SlotPicker(props: SlotPickerProps) {
  const { availability, failed, isAsked = true, onRetry, whyCleared, onClear, ...calendar } = props;
  const { calendar: copy } = useWords(bookingWords);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  if (!availability && failed) return <RetryNotice words={copy.failed} onRetry={onRetry} />;
  if (!availability) return <CalendarSkeleton />;
  const { service, slots, timeZone } = availability;
  return (
    <div ref={box}>
      <ZoneNote timeZone={timeZone} slots={slots} />
      {isAsked ? null : (
        <div className={styles.onlyWide}>
          <CalendarSkeleton />
        </div>
      )}
      <div className={isAsked ? undefined : styles.onlyNarrow}>
        <SlotCalendar key={service.id} slots={slots} timeZone={timeZone} {...calendar} />
      </div>
      <Legend />
      <ChosenSlot
        slot={calendar.chosen}
        timeZone={timeZone}
        what={`${service.title}${comma[locale]}${service.duration}`}
        whyCleared={whyCleared}
        onClear={() => {
          onClear();
          // The pressed button is removed with the choice, so the focus goes to the calendar.
          box.current?.querySelector<HTMLElement>('.slot[tabindex="0"]')?.focus();
        }}
      />
    </div>
  );
}

function Legend() {
  const { slots } = useWords(bookingWords);
  return (
    <ul className={styles.legend}>
      <li data-state="available">{slots.available}</li>
      <li data-state="taken">{slots.taken}</li>
      <li data-state="selected">{slots.selected}</li>
    </ul>
  );
}
