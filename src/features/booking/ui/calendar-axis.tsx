import { type CSSProperties, Fragment } from 'react';
import { axis } from './calendar-days';

const hours = Array.from({ length: axis.to - axis.from }, (_, index) => axis.from + index);
const clock = (hour: number, minutes: string) => `${String(hour).padStart(2, '0')}:${minutes}`;

/** The hours of the day, with the half hour between them; the slots say their own times to a screen reader. */
export function CalendarAxis() {
  return (
    <div className="calendar-axis" aria-hidden="true">
      {hours.map((hour, row) => (
        <Fragment key={hour}>
          <bdi dir="ltr" style={{ '--row': row * 2 } as CSSProperties}>
            {clock(hour, '00')}
          </bdi>
          <bdi dir="ltr" className="calendar-half" style={{ '--row': row * 2 + 1 } as CSSProperties}>
            {clock(hour, '30')}
          </bdi>
        </Fragment>
      ))}
    </div>
  );
}
