import { type ChangeEvent, useState } from 'react';
import { v4 as newId } from 'uuid';
import { Check } from '#/owner/kit/check';
import { calendarDay, weekdayName } from '#/platform/i18n/dates';
import { daysBetween, weekdayNumber } from '#/platform/time/zone';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { addBlock, saveBlock } from '../../admin-availability-client';
import type { Block } from '../../admin-availability-contract';
import { adminBookingWords } from '../../copy';
import { TimeForm } from './time-form';

/**
 * Returns a function that says when a block is. `detail` is the weekday of a single day, or the number of several whole days.
 */
export function useBlockTime(): (block: Block) => { when: string; detail: string | undefined } {
  const { blocks: copy } = useWords(adminBookingWords).availability;
  const locale = useLocale();
  return ({ from, to, fromTime, toTime }) => {
    const [first, last] = [calendarDay(locale, from), calendarDay(locale, to)];
    const weekday = from === to ? weekdayName(locale, weekdayNumber(from)) : undefined;
    if (!fromTime || !toTime)
      return weekday
        ? { when: first, detail: weekday }
        : { when: copy.range(first, last), detail: copy.days(daysBetween(from, to) + 1) };
    const when = weekday
      ? copy.day(first, `${fromTime}–${toTime}`)
      : copy.range(copy.day(first, fromTime), copy.day(last, toTime));
    return { when, detail: weekday };
  };
}

interface BlockFormProps {
  block: Block | undefined;
  onDone: (stored?: Block) => void;
}

export function BlockForm({ block, onDone }: BlockFormProps) {
  const { blocks: copy, validation } = useWords(adminBookingWords).availability;
  const timeOf = useBlockTime();
  // The id stays the same however often a new block is sent, so that only one is stored.
  const [id] = useState(() => newId());
  const [values, setValues] = useState({
    from: block?.from ?? '',
    to: block?.to ?? '',
    isAllDay: !block?.fromTime,
    fromTime: block?.fromTime ?? '09:00',
    toTime: block?.toTime ?? '12:00',
  });
  const { from, to, isAllDay, fromTime, toTime } = values;
  const change = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));
  const bind = (name: 'to' | 'fromTime' | 'toTime') => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  });
  return (
    <TimeForm
      time={block}
      words={copy}
      done={block ? copy.saved : copy.added}
      lacking={from ? undefined : '[name="from"]'}
      save={(rest) => {
        const times = isAllDay ? { fromTime: null, toTime: null } : { fromTime, toTime };
        const request = { from, to: to || from, ...times, ...rest };
        return block ? saveBlock(block.id, request) : addBlock({ ...request, id });
      }}
      show={(newer) => timeOf(newer).when}
      onDone={onDone}
    >
      {(errors, isSent) => (
        <>
          <Field label={copy.from} error={isSent && !from ? validation.from : errors.from}>
            <Input
              type="date"
              name="from"
              required
              value={from}
              onChange={({ target: { value } }) =>
                change({ from: value, ...(to && to >= value ? {} : { to: value }) })
              }
            />
          </Field>
          <Field label={copy.to} error={errors.to}>
            <Input type="date" min={from || undefined} {...bind('to')} />
          </Field>
          <Check
            className="full"
            name="isAllDay"
            checked={isAllDay}
            onChange={(event) => change({ isAllDay: event.target.checked })}
          >
            {copy.wholeDay}
          </Check>
          {isAllDay ? null : (
            <>
              <Field label={copy.fromTime} error={errors.fromTime}>
                <Input type="time" {...bind('fromTime')} />
              </Field>
              <Field label={copy.toTime} error={errors.toTime}>
                <Input type="time" {...bind('toTime')} />
              </Field>
            </>
          )}
        </>
      )}
    </TimeForm>
  );
}
