import { kitWords } from '#/owner/kit/copy';
import { Row } from '#/owner/kit/row-list';
import { calendarDay, dateFormat } from '#/platform/i18n/dates';
import { comma } from '#/platform/i18n/locale';
import { hourText } from '#/platform/time/zone';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import type { Override } from '../../admin-availability-contract';
import { adminBookingWords } from '../../copy';
import { Touched } from './touched';

/** Returns a function that says which hours a date has. */
export function useHoursText(): (override: Pick<Override, 'hours' | 'until'>) => string {
  const { overrides: copy } = useWords(adminBookingWords).availability;
  const locale = useLocale();
  return ({ hours, until }) => {
    if (hours.length === 0) return copy.closed;
    const starts = hours.map(hourText).join(comma[locale]);
    return until === null ? starts : copy.untilHour(starts, hourText(until));
  };
}

interface OverrideItemProps {
  override: Override;
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One date with other hours: the hours, the note, the appointments outside of them, and actions. */
export function OverrideItem({ override, busy, onEdit, onRemove }: OverrideItemProps) {
  const { overrides: copy } = useWords(adminBookingWords).availability;
  const { edit } = useWords(kitWords);
  const locale = useLocale();
  const { id, note, touches } = override;
  const day = calendarDay(locale, id);
  const weekday = dateFormat(locale, 'UTC', { weekday: 'long' }).format(new Date(`${id}T00:00:00Z`));
  return (
    <Row
      id={id}
      title={<bdi>{day}</bdi>}
      second={<bdi>{weekday}</bdi>}
      actions={
        <>
          <Button kind="quiet" dense aria-label={copy.editNamed(day)} onClick={onEdit}>
            {edit}
          </Button>
          <Button kind="quiet" dense busy={busy} aria-label={copy.removeNamed(day)} onClick={onRemove}>
            {copy.remove}
          </Button>
        </>
      }
    >
      <p>{useHoursText()(override)}</p>
      {note ? (
        <p className="text-muted">
          <bdi>{note}</bdi>
        </p>
      ) : null}
      <Touched title={copy.touches(touches.length)} appointments={touches} />
    </Row>
  );
}
