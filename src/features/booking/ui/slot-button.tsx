import { comma } from '#/platform/i18n/locale';
import { useLocale, useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import type { Slot } from '../contract';
import { bookingWords } from '../copy';
import { placementOf, spanOf, startTimeOf } from './calendar-days';
import styles from './slot.module.css';

export interface SlotButtonProps {
  slot: Slot;
  /** The day in words, for the ear. */
  day: string;
  chosen: boolean;
  /** Whether the Tab key stops here. */
  tabStop: boolean;
  /** Shows 'from–to' instead of the start alone. */
  wide: boolean;
  onChoose: (slot: Slot) => void;
  onFocus: (slot: Slot) => void;
}

/**
 * One start that is offered. The whole hour can be pressed; a taken one can be reached and read, and does nothing.
 * Its 'from–to' runs as the line does: in Arabic it begins at the right.
 */
export function SlotButton({ slot, day, chosen, tabStop, wide, onChoose, onFocus }: SlotButtonProps) {
  const { slots } = useWords(bookingWords);
  const locale = useLocale();
  const { at, drawn, length } = placementOf(slot);
  const time = wide || slot.duration !== 60 ? spanOf(slot) : startTimeOf(slot);
  const state = chosen ? slots.selected : slot.title;
  return (
    <button
      type="button"
      className={styles.root}
      data-slot={slot.id}
      tabIndex={tabStop ? 0 : -1}
      aria-pressed={chosen}
      aria-disabled={!slot.available}
      style={{ '--at': at, '--drawn': chosen ? length : drawn }}
      onClick={() => {
        if (slot.available) onChoose(slot);
      }}
      onFocus={() => onFocus(slot)}
    >
      <span className={styles.box} data-half={(!chosen && drawn < 1) || length < 1 || undefined}>
        <VisuallyHidden>{`${day}${comma[locale]}`}</VisuallyHidden>
        <span className={styles.time}>{time}</span> <span>{state}</span>
      </span>
    </button>
  );
}
