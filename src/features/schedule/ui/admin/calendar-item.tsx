import { ConfirmStep } from '#/owner/kit/confirm-step';
import { kitWords } from '#/owner/kit/copy';
import { Row } from '#/owner/kit/row-list';
import { StatusTag, type StatusTone } from '#/owner/kit/status-tag';
import { useSaving } from '#/owner/kit/use-saving';
import { clockTime, longDate } from '#/platform/i18n/dates';
import { comma } from '#/platform/i18n/locale';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { refreshCalendar, removeCalendar } from '../../admin-client';
import { availabilityKey } from '../../admin-contract';
import type { Calendar } from '../../admin-queries';
import { adminScheduleWords } from '../../copy';

const tones: Record<Calendar['state'], StatusTone> = { waiting: 'open', ok: 'done', failing: 'bad' };

interface CalendarItemProps {
  calendar: Calendar;
  onEdit: () => void;
  onRemoved: () => void;
}

export function CalendarItem({ calendar, onEdit, onRemoved }: CalendarItemProps) {
  const { calendars: copy } = useWords(adminScheduleWords);
  const { edit } = useWords(kitWords);
  const refreshing = useSaving<Calendar>({ queryKey: availabilityKey, missing: copy.missing });
  const removing = useSaving<Calendar>({ queryKey: availabilityKey, missing: copy.missing });
  const { id, name, host, state } = calendar;
  const remove = async () => {
    if (!(await removing.runAndSay(() => removeCalendar(id), copy.removed))) return false;
    onRemoved();
    return true;
  };
  return (
    <Row
      id={id}
      title={<bdi>{name}</bdi>}
      second={<bdi dir="ltr">{`${host}/•••`}</bdi>}
      state={
        <>
          <StatusTag tone={tones[state]}>{copy[state]}</StatusTag> <ReadStatus calendar={calendar} />
        </>
      }
      actions={
        <>
          <Button
            kind="quiet"
            dense
            busy={refreshing.busy || state === 'waiting'}
            aria-label={copy.refreshNamed(name)}
            onClick={() => void refreshing.run(() => refreshCalendar(id))}
          >
            {copy.refresh}
          </Button>
          <Button kind="quiet" dense aria-label={copy.editNamed(name)} onClick={onEdit}>
            {edit}
          </Button>
          <ConfirmStep
            words={{
              open: copy.remove,
              title: copy.removeNamed(name),
              text: copy.sure(name),
              confirm: copy.yes,
            }}
            busy={removing.busy}
            onConfirm={remove}
          />
        </>
      }
    />
  );
}

function ReadStatus({ calendar: { state, error, readAt, busy, skipped } }: { calendar: Calendar }) {
  const { calendars: copy } = useWords(adminScheduleWords);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const at = readAt ? new Date(readAt) : undefined;
  const time = at && `${longDate(locale, timeZone, at)} ${clockTime(timeZone, at)}`;
  const sentences = [
    state === 'failing' && error ? copy.reasons[error] : undefined,
    state === 'failing' && time ? copy.lastGood(time) : undefined,
    state !== 'waiting' && !time ? copy.never : undefined,
    state === 'ok' && time ? `${copy.readAt(time)}${comma[locale]}${copy.busy(busy)}.` : undefined,
    state === 'ok' && skipped > 0 ? copy.skipped(skipped) : undefined,
  ];
  return <span>{sentences.filter(Boolean).join(' ')}</span>;
}
