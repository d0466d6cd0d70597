import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { dateFormat, dayHeader } from '#/platform/i18n/dates';
import { comma, textDirection } from '#/platform/i18n/locale';
import { zoneWords } from '#/platform/i18n/zone-name';
import { toInstant, weekdayNumber } from '#/platform/time/zone';
import { useLocale, useWords } from '#/ui/language/language';
import { useVisitorZone } from '#/ui/language/visitor-zone';
import { useSiteZone } from '#/ui/language/zone';
import { VisuallyHidden } from '#/ui/layout';
import type { Slot } from '../contract';
import { bookingWords } from '../copy';
import styles from './calendar.module.css';
import { CalendarAxis } from './calendar-axis';
import {
  type CalendarDay,
  type CalendarView,
  isDense,
  moveFocus,
  moveForKey,
  ownTime,
  roomOf,
  tabStop,
  weekDates,
} from './calendar-days';
import { SlotButton } from './slot-button';

export interface SlotGridProps {
  /** All days with slots; `date` and `view` decide which of them are visible. */
  days: readonly CalendarDay[];
  view: CalendarView;
  date: string;
  timeZone: string;
  title: string;
  chosen: string | null;
  /** The slot that had the focus last. */
  focused: string | null;
  onFocus: (slot: Slot) => void;
  onChoose: (slot: Slot) => void;
}

/** The slots in a column for each date. The grid has one tab stop; arrow keys move within it. */
export function SlotGrid(props: SlotGridProps) {
  const { days, view, date, timeZone, title, chosen, focused, onFocus, onChoose } = props;
  const copy = useWords(bookingWords).calendar;
  const locale = useLocale();
  const box = useRef<HTMLFieldSetElement>(null);
  const toFocus = useRef<string | null>(null);
  const keysId = useId();
  const own = useVisitorZone(timeZone);
  const zone = zoneWords(locale, useSiteZone(), toInstant(date, '12:00', timeZone));
  const dates = view === 'week' ? weekDates(date) : [date];
  const offered = new Map(days.map((day) => [day.date, day]));
  const visible = dates.flatMap((each) => offered.get(each) ?? []);
  const chosenSlot = visible.flatMap(({ slots }) => slots).find(({ id }) => id === chosen);
  const tabStopId = tabStop(visible, focused, chosen);

  // Runs after each render, because the slot to focus may be on a calendar page that has just been rendered.
  useLayoutEffect(() => {
    if (!toFocus.current) return;
    box.current?.querySelector<HTMLElement>(`[data-slot="${toFocus.current}"]`)?.focus();
    toFocus.current = null;
  });

  const move = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const from = (event.target as HTMLElement).dataset.slot;
    const focusMove = moveForKey(event.key, textDirection(locale));
    if (!from || !focusMove || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const target = moveFocus(days, from, focusMove);
    if (!target || target.id === from) return;
    toFocus.current = target.id;
    onFocus(target);
  };

  return (
    <fieldset
      ref={box}
      className={styles.root}
      data-view={view}
      data-dense={isDense(visible) || undefined}
      data-weekend={dates.some((each) => weekdayNumber(each) > 5 && offered.has(each)) || undefined}
      aria-label={copy.label(title)}
      aria-describedby={keysId}
      onKeyDown={move}
    >
      <VisuallyHidden id={keysId}>{copy.keys}</VisuallyHidden>
      <div className={styles.grid}>
        <div className={`${styles.head} ${styles.corner}`} aria-hidden="true">
          {zone.short}
        </div>
        {dates.map((each) => (
          <DayHead
            key={each}
            date={each}
            timeZone={timeZone}
            id={`${keysId}${each}`}
            isOffered={offered.has(each)}
          />
        ))}
        <CalendarAxis />
        {dates.map((each) => {
          const at = toInstant(each, '12:00', timeZone);
          const { weekday, date: ofMonth } = dayHeader(locale, timeZone, at);
          const day = offered.get(each);
          if (!day) return <div key={each} className={`${styles.column} ${styles.off}`} aria-hidden="true" />;
          return (
            <ul key={each} className={styles.column} aria-labelledby={`${keysId}${each}`}>
              {day.slots.map((slot) => (
                <li key={slot.id}>
                  <SlotButton
                    slot={slot}
                    room={roomOf(day, slot)}
                    day={`${weekday}${comma[locale]}${ofMonth}`}
                    chosen={chosenSlot}
                    tabStop={slot.id === tabStopId}
                    wide={view === 'day'}
                    own={own && ownTime(locale, slot, own)}
                    onChoose={onChoose}
                    onFocus={onFocus}
                  />
                </li>
              ))}
            </ul>
          );
        })}
      </div>
    </fieldset>
  );
}

interface DayHeadProps {
  date: string;
  timeZone: string;
  id: string;
  isOffered: boolean;
}

/** The head of a column: weekday and date, visually shortened for weekend days without slots. */
function DayHead({ date, timeZone, id, isOffered }: DayHeadProps) {
  const locale = useLocale();
  const at = toInstant(date, '12:00', timeZone);
  const { weekday, date: ofMonth, day } = dayHeader(locale, timeZone, at);
  if (isOffered || weekdayNumber(date) < 6) {
    return (
      <div className={styles.head} id={id}>
        {/* The date is on a line of its own, so the comma between weekday and date is for screen readers only. */}
        {weekday}
        <VisuallyHidden>{comma[locale]}</VisuallyHidden>
        <b>{ofMonth}</b>
      </div>
    );
  }
  return (
    <div className={`${styles.head} ${styles.off}`} id={id}>
      <VisuallyHidden>{`${weekday}${comma[locale]}${ofMonth}`}</VisuallyHidden>
      <span aria-hidden="true">
        {dateFormat(locale, timeZone, { weekday: 'short' }).format(at)} <b>{day}</b>
      </span>
    </div>
  );
}
