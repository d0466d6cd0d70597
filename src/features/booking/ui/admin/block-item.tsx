import { kitWords } from '#/owner/kit/copy';
import { Row } from '#/owner/kit/row-list';
import { calendarDay, dateFormat } from '#/platform/i18n/dates';
import type { Locale } from '#/platform/i18n/locale';
import { daysBetween } from '#/platform/time/zone';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import type { Block } from '../../admin-availability-contract';
import { adminBookingWords } from '../../copy';
import { Touched } from './touched';

const weekdayOf = (locale: Locale, day: string) =>
  dateFormat(locale, 'UTC', { weekday: 'long' }).format(new Date(`${day}T00:00:00Z`));

/** The time of a block as text; `detail` is the weekday of a single day, or the number of days. */
export function useBlockTime({ from, to, fromTime, toTime }: Block): {
  when: string;
  detail: string | undefined;
} {
  const { blocks: copy } = useWords(adminBookingWords).availability;
  const locale = useLocale();
  const first = calendarDay(locale, from);
  const last = calendarDay(locale, to);
  const days = daysBetween(from, to) + 1;
  if (fromTime && toTime) {
    const when =
      from === to
        ? copy.day(first, `${fromTime}–${toTime}`)
        : copy.range(copy.day(first, fromTime), copy.day(last, toTime));
    return { when, detail: from === to ? weekdayOf(locale, from) : undefined };
  }
  if (from === to) return { when: first, detail: weekdayOf(locale, from) };
  return { when: copy.range(first, last), detail: copy.days(days) };
}

interface BlockItemProps {
  block: Block;
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One block: time, note, the appointments that it overlaps, and actions. */
export function BlockItem({ block, busy, onEdit, onRemove }: BlockItemProps) {
  const { blocks: copy } = useWords(adminBookingWords).availability;
  const { edit } = useWords(kitWords);
  const { when, detail } = useBlockTime(block);
  return (
    <Row
      id={block.id}
      title={<bdi>{when}</bdi>}
      second={detail ? <bdi>{detail}</bdi> : null}
      actions={
        <>
          <Button kind="quiet" dense aria-label={copy.editNamed(when)} onClick={onEdit}>
            {edit}
          </Button>
          <Button kind="quiet" dense busy={busy} aria-label={copy.removeNamed(when)} onClick={onRemove}>
            {copy.remove}
          </Button>
        </>
      }
    >
      {block.note ? (
        <p className="text-muted">
          <bdi>{block.note}</bdi>
        </p>
      ) : null}
      <Touched title={copy.touches(block.touches.length)} appointments={block.touches} />
    </Row>
  );
}
