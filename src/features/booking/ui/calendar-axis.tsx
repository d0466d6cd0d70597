import styles from './calendar.module.css';
import { axis } from './calendar-days';

const hours = Array.from({ length: axis.to - axis.from }, (_, index) => axis.from + index);

/** The hours beside the calendar. They are hidden from screen readers, because each slot names its time. */
export function CalendarAxis() {
  return (
    <div className={styles.axis} aria-hidden="true">
      {hours.map((hour, row) => (
        <bdi key={hour} dir="ltr" style={{ '--row': row * 2 }}>
          {`${String(hour).padStart(2, '0')}:00`}
        </bdi>
      ))}
    </div>
  );
}
