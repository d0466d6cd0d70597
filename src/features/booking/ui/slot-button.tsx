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
  /** The chosen slot: this one, or another that may reach into it. */
  chosen: Slot | undefined;
  tabStop: boolean;
  /** Shows 'from–to' for a slot of an hour too. Slots of other lengths always show it. */
  wide: boolean;
  /** When the slot begins in the visitor's zone, if that shows another time. */
  own?: string | undefined;
  onChoose: (slot: Slot) => void;
  onFocus: (slot: Slot) => void;
}

/** One slot. Its press target reaches to the next slot, an hour at most. A taken slot can be focused, but not chosen. */
export function SlotButton({
  slot,
  room,
  day,
  chosen,
  tabStop,
  wide,
  own,
  onChoose,
  onFocus,
}: SlotButtonProps) {
  const { slots } = useWords(bookingWords);
  const locale = useLocale();
  const { at, drawn, length } = placeSlot(slot, chosen, room);
  const isChosen = slot.id === chosen?.id;
  const height = isChosen ? length : drawn;
  const isHalf = height < 1;
  const time = wide || slot.duration !== 60 ? slotTimeRange(slot) : slotStartTime(slot);
  return (
    <button
      type="button"
      className={styles.root}
      data-slot={slot.id}
      tabIndex={tabStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-disabled={!slot.available}
      style={{ '--at': at, '--room': room, '--drawn': height }}
      onClick={() => {
        if (slot.available) onChoose(slot);
      }}
      onFocus={() => onFocus(slot)}
    >
      <span className={styles.box} data-two={own ? true : undefined} data-half={isHalf || undefined}>
        <VisuallyHidden>{`${day}${comma[locale]}`}</VisuallyHidden>
        <span className={styles.time}>{time}</span>{' '}
        {own ? (
          <>
            <span className={styles.own}>{slots.yours(own)}</span>{' '}
          </>
        ) : null}
        <span className={own && isHalf ? 'visually-hidden' : styles.state}>
          {isChosen ? slots.selected : slot.title}
        </span>
      </span>
    </button>
  );
}
