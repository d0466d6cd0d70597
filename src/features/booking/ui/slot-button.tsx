import { comma } from '#/platform/i18n/locale';
import { useLocale, useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import type { Slot } from '../contract';
import { bookingWords } from '../copy';
import { placeSlot, slotStartTime, slotTimeRange } from './calendar-days';
import styles from './slot.module.css';

export interface SlotButtonProps {
  slot: Slot;
  /** Hours until the next slot begins, at most one. */
  room: number;
  /** The day as text, for screen readers. */
  day: string;
  chosen: boolean;
  /** The chosen slot, which may reach into this one. */
  chosenSlot: Slot | undefined;
  /** Whether this slot is the calendar's tab stop. */
  tabStop: boolean;
  /** Shows 'from–to' instead of the start alone. */
  wide: boolean;
  /** When the slot begins in the visitor's zone, if that shows another time. */
  own?: string | undefined;
  onChoose: (slot: Slot) => void;
  onFocus: (slot: Slot) => void;
}

/** One slot. Its press target reaches to the next slot. A taken slot can be focused, but not chosen. */
export function SlotButton({
  slot,
  room,
  day,
  chosen,
  chosenSlot,
  tabStop,
  wide,
  own,
  onChoose,
  onFocus,
}: SlotButtonProps) {
  const { slots } = useWords(bookingWords);
  const locale = useLocale();
  const { at, drawn, length } = placeSlot(slot, chosen ? undefined : chosenSlot, room);
  const time = wide || slot.duration !== 60 ? slotTimeRange(slot) : slotStartTime(slot);
  const state = chosen ? slots.selected : slot.title;
  return (
    <button
      type="button"
      className={styles.root}
      data-slot={slot.id}
      tabIndex={tabStop ? 0 : -1}
      aria-pressed={chosen}
      aria-disabled={!slot.available}
      style={{ '--at': at, '--room': room, '--drawn': chosen ? length : drawn }}
      onClick={() => {
        if (slot.available) onChoose(slot);
      }}
      onFocus={() => onFocus(slot)}
    >
      <span
        className={styles.box}
        data-two={own ? true : undefined}
        data-half={(!chosen && drawn < 1) || length < 1 || undefined}
      >
        <VisuallyHidden>{`${day}${comma[locale]}`}</VisuallyHidden>
        <span className={styles.time}>{time}</span>{' '}
        {own ? (
          <>
            <span className={styles.own}>{slots.yours(own)}</span>{' '}
          </>
        ) : null}
        <span className={styles.state}>{state}</span>
      </span>
    </button>
  );
}
