import { defaultHours } from '#/features/schedule/contract';
import { zoneWords } from '#/platform/i18n/zone-name';
import { useLocale, useWords } from '#/ui/language/language';
import { useSiteZone } from '#/ui/language/zone';
import { VisuallyHidden } from '#/ui/layout';
import { bookingWords } from '../copy';
import calendarStyles from './calendar.module.css';
import { CalendarAxis } from './calendar-axis';
import { axis } from './calendar-days';
import { CalendarToolbar } from './calendar-toolbar';
import slotStyles from './slot.module.css';

const weekdays = [1, 2, 3, 4, 5] as const;

/** The calendar while its slots load. CSS decides whether it is a week (wide window) or a day (phone). */
export function CalendarSkeleton() {
  const copy = useWords(bookingWords).calendar;
  const zone = zoneWords(useLocale(), useSiteZone(), new Date());
  return (
    <div role="status">
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      <div aria-hidden="true" inert>
        <CalendarToolbar title="" />
        <div className={`${calendarStyles.root} ${calendarStyles.waiting}`}>
          <div className={calendarStyles.grid}>
            <div className={`${calendarStyles.head} ${calendarStyles.corner}`}>{zone.short}</div>
            {weekdays.map((day) => (
              <div key={day} className={calendarStyles.head}>
                <span className="skeleton-bar" />
                <span className="skeleton-bar" />
              </div>
            ))}
            <div className={`${calendarStyles.head} ${calendarStyles.off}`} />
            <div className={`${calendarStyles.head} ${calendarStyles.off}`} />
            <CalendarAxis />
            {weekdays.map((day) => (
              <div key={day} className={calendarStyles.column}>
                {defaultHours.map((hour) => (
                  <span
                    key={hour}
                    className={`${slotStyles.root} ${slotStyles.waiting}`}
                    style={{ '--at': hour - axis.from }}
                  >
                    <span className={`${slotStyles.box} breathing`} />
                  </span>
                ))}
              </div>
            ))}
            <div className={`${calendarStyles.column} ${calendarStyles.off}`} />
            <div className={`${calendarStyles.column} ${calendarStyles.off}`} />
          </div>
        </div>
      </div>
    </div>
  );
}
