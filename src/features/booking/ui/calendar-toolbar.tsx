import { Arrow } from '#/ui/arrow';
import { Segment, Segmented, SegmentGroup } from '#/ui/choice';
import { useWords } from '#/ui/language/language';
import { bookingWords } from '../copy';
import styles from './calendar.module.css';
import type { CalendarView } from './calendar-days';

export interface CalendarToolbarProps {
  /** The visible dates, '8–14 Haziran 2026'; empty while loading. */
  title: string;
  /** Undefined while loading: then neither view is marked, because only CSS knows which one is shown. */
  view?: CalendarView | undefined;
  onView?: (view: CalendarView) => void;
  /** Undefined if there is no previous page; likewise `onNext`. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onToday?: (() => void) | undefined;
}

export function CalendarToolbar({ title, view, onView, onPrevious, onNext, onToday }: CalendarToolbarProps) {
  const copy = useWords(bookingWords).calendar;
  const views = [
    { value: 'week', label: copy.week },
    { value: 'day', label: copy.day },
  ] as const;
  // On the first and last page the button is `aria-disabled` rather than disabled, so that it keeps the focus.
  const turnProps = (act: (() => void) | undefined) => ({ onClick: act, 'aria-disabled': !act });
  return (
    <div className={styles.toolbar}>
      <SegmentGroup label={copy.turn}>
        <Segment {...turnProps(onPrevious)}>
          <Arrow to="start" /> {copy.previous}
        </Segment>
        <Segment {...turnProps(onToday)}>{copy.today}</Segment>
        <Segment {...turnProps(onNext)}>
          {copy.next} <Arrow />
        </Segment>
      </SegmentGroup>
      <h3 className="text-h4" aria-live="polite">
        {title || '\u00a0'}
      </h3>
      {view && onView ? (
        <Segmented label={copy.view} options={views} value={view} onChange={onView} />
      ) : (
        <SegmentGroup label={copy.view}>
          {views.map(({ value, label }) => (
            <Segment key={value} aria-disabled="true">
              {label}
            </Segment>
          ))}
        </SegmentGroup>
      )}
    </div>
  );
}
