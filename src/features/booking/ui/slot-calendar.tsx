import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { clockTime, dayHeader, calendarDays as daysInWords, longDate } from '#/platform/i18n/dates';
import { comma, type Locale } from '#/platform/i18n/locale';
import { mentioningWhatsApp } from '#/platform/i18n/whatsapp';
import { addDays, toInstant, weekStart } from '#/platform/time/zone';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import type { Slot } from '../contract';
import { bookingWords } from '../copy';
import styles from './calendar.module.css';
import {
  adjacentPage,
  type CalendarView,
  calendarDays,
  daysInView,
  nextFree,
  openingDate,
  slotDate,
} from './calendar-days';
import { CalendarToolbar } from './calendar-toolbar';
import { SlotGrid } from './slot-grid';

export interface SlotCalendarProps {
  slots: readonly Slot[];
  timeZone: string;
  chosen: Slot | null;
  /** Unless a slot is chosen, the calendar opens at the first day with a free slot from this date on, `YYYY-MM-DD`. */
  from?: string | undefined;
  onChoose: (slot: Slot) => void;
  hasWhatsApp?: boolean;
  /** Shown if the visible week or day has no free slot. */
  whenFull?: ReactNode;
}

const wideQuery = '(min-width: 768px)';

function subscribeToWidth(onChange: () => void): () => void {
  const media = window.matchMedia(wideQuery);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the window is wide enough for a week; false during hydration. */
const useWideView = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(wideQuery).matches,
    () => false,
  );

export function SlotCalendar(props: SlotCalendarProps) {
  const { slots, timeZone, chosen, from, onChoose, hasWhatsApp = false, whenFull } = props;
  const copy = useWords(bookingWords).calendar;
  const locale = useLocale();
  const days = useMemo(() => calendarDays(slots), [slots]);
  const [chosenView, setChosenView] = useState<CalendarView | null>(null);
  const wide = useWideView();
  const view = chosenView ?? (wide ? 'week' : 'day');
  const [turnedTo, turnTo] = useState(() => (chosen ? slotDate(chosen) : openingDate(days, from)));
  const [focused, setFocused] = useState<string | null>(null);
  // If a slot is chosen elsewhere on the page, the calendar turns to its date.
  const [shownChoice, setShownChoice] = useState(chosen?.id);
  if (chosen && chosen.id !== shownChoice) {
    setShownChoice(chosen.id);
    turnTo(slotDate(chosen));
  }
  const known = days.some(({ date }) => date === turnedTo);
  const date = known ? turnedTo : openingDate(days);
  const full = mentioningWhatsApp(copy.full, hasWhatsApp);
  if (!date)
    return (
      <Notice tone="need" actions={whenFull}>
        {full}
      </Notice>
    );

  const title = calendarTitle(locale, timeZone, view, date);
  const hasFree = daysInView(days, view, date).some((day) => day.slots.some(({ available }) => available));
  const jump = hasFree ? undefined : nextFree(days, date);
  const turn = (direction: -1 | 1) => {
    const target = adjacentPage(days, view, date, direction);
    return target === undefined ? undefined : () => turnTo(target);
  };
  const changeView = (next: CalendarView) => {
    // From a week, the day view opens at the chosen slot's day if that is in the week, otherwise at the first day with a free
    // slot.
    const week = daysInView(days, 'week', date);
    const own = chosen && week.find((day) => day.date === slotDate(chosen));
    if (next === 'day' && view === 'week') turnTo(own ? own.date : openingDate(week));
    setChosenView(next);
  };

  return (
    <div>
      <CalendarToolbar
        title={title}
        view={view}
        onView={changeView}
        onPrevious={turn(-1)}
        onNext={turn(1)}
        onToday={() => turnTo(days[0]?.date)}
      />
      {hasFree ? null : (
        <Notice
          className={styles.empty}
          actions={
            <>
              {jump ? (
                <Button kind="secondary" dense onClick={() => turnTo(slotDate(jump))}>
                  {copy.jump(slotLabel(locale, timeZone, jump))}
                </Button>
              ) : null}
              {whenFull}
            </>
          }
        >
          {jump ? copy.empty[view] : full}
        </Notice>
      )}
      <SlotGrid
        days={days}
        view={view}
        date={date}
        timeZone={timeZone}
        title={title}
        chosen={chosen?.id ?? null}
        focused={focused}
        onFocus={(slot) => {
          setFocused(slot.id);
          turnTo(slotDate(slot));
        }}
        onChoose={onChoose}
      />
    </div>
  );
}

/** '8–14 Haziran 2026', or the day in full. */
function calendarTitle(locale: Locale, timeZone: string, view: CalendarView, date: string): string {
  if (view === 'day') return longDate(locale, timeZone, toInstant(date, '12:00', timeZone));
  const monday = weekStart(date);
  return daysInWords(locale, monday, addDays(monday, 6));
}

/** 'Pazartesi, 15 Haziran, 09:00' */
export function slotLabel(locale: Locale, timeZone: string, slot: Slot): string {
  const at = new Date(slot.start);
  const { weekday, date } = dayHeader(locale, timeZone, at);
  return [weekday, date, clockTime(timeZone, at)].join(comma[locale]);
}
