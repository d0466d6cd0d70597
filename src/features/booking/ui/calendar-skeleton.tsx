import type { CSSProperties } from 'react';
import { usualHours } from '#/features/schedule/contract';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { bookingWords } from '../copy';
import { CalendarAxis } from './calendar-axis';
import { axis } from './calendar-days';
import { CalendarToolbar } from './calendar-toolbar';

const weekdays = [1, 2, 3, 4, 5] as const;

/** The calendar before its slots are known: a week on a wide page, a day on a phone, as the style sheet decides. */
export function CalendarSkeleton() {
  const copy = useWords(bookingWords).calendar;
  return (
    <div role="status">
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      <div aria-hidden="true" inert>
        <CalendarToolbar title="" />
        <div className="calendar calendar-waiting">
          <div className="calendar-grid">
            <div className="calendar-head calendar-corner">{copy.zone}</div>
            {weekdays.map((day) => (
              <div key={day} className="calendar-head">
                <span className="skeleton-bar" />
                <span className="skeleton-bar" />
              </div>
            ))}
            <div className="calendar-head calendar-off" />
            <div className="calendar-head calendar-off" />
            <CalendarAxis />
            {weekdays.map((day) => (
              <div key={day} className="calendar-column">
                {usualHours.map((hour) => (
                  <span
                    key={hour}
                    className="slot slot-waiting"
                    style={{ '--at': hour - axis.from } as CSSProperties}
                  >
                    <span className="slot-box" />
                  </span>
                ))}
              </div>
            ))}
            <div className="calendar-column calendar-off" />
            <div className="calendar-column calendar-off" />
          </div>
        </div>
      </div>
    </div>
  );
}
