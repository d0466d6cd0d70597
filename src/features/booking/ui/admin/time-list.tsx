import { type ReactNode, useState } from 'react';
import { availabilityKey } from '#/features/schedule/admin-contract';
import { UndoLine } from '#/owner/items/list/undo-line';
import { kitWords } from '#/owner/kit/copy';
import { Row, RowList } from '#/owner/kit/row-list';
import { useSaving } from '#/owner/kit/use-saving';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import type { Block, Override } from '../../admin-availability-contract';
import type { AdminBookingCopy } from '../../copy';
import { Touched } from './touched';

export type PlannedTime = Block | Override;
export type TimeWords = AdminBookingCopy['availability']['blocks' | 'overrides'];

/** What differs between the list of blocks and the list of overrides. */
interface TimeKind<Time extends PlannedTime> {
  words: TimeWords;
  /** The texts of a row: when the time is, its weekday or number of days, and the hours of an override. */
  describe: (time: Time) => { when: string; detail: string | undefined; hours?: string };
  /** Removes the time. Resolves to what `restore` needs: for an override what was stored, which may be newer than `time`. */
  remove: (time: Time) => Promise<Time>;
  restore: (time: Time) => Promise<Time>;
}

interface TimeListProps<Time extends PlannedTime> {
  id: string;
  kind: TimeKind<Time>;
  times: readonly Time[];
  /** The text by which the list is sorted. */
  startOf: (time: Time) => string;
  form: (onDone: (stored?: Time) => void, time?: Time) => ReactNode;
}

export function TimeList<Time extends PlannedTime>({ id, kind, times, startOf, form }: TimeListProps<Time>) {
  const [removed, setRemoved] = useState<readonly Time[]>([]);
  // A removed time keeps its row until the owner leaves the page, so that she can restore it.
  const gone = removed.filter((each) => times.every((time) => time.id !== each.id));
  return (
    <RowList
      id={id}
      words={kind.words}
      items={[...times, ...gone].sort((a, b) => startOf(a).localeCompare(startOf(b)))}
      form={form}
      row={(time, { isOpen, open, close, focusOn }) => {
        if (removed.includes(time)) {
          const onRestored = () => {
            setRemoved((before) => before.filter((each) => each !== time));
            focusOn(time.id);
          };
          return <RemovedTime kind={kind} time={time} onRestored={onRestored} />;
        }
        if (isOpen) return form(close, time);
        const onRemoved = (stored: Time) =>
          setRemoved((before) => [...before.filter((each) => each.id !== stored.id), stored]);
        return <ExistingTime kind={kind} time={time} onEdit={open} onRemoved={onRemoved} />;
      }}
    />
  );
}

interface ExistingTimeProps<Time extends PlannedTime> {
  kind: TimeKind<Time>;
  time: Time;
  onEdit: () => void;
  onRemoved: (stored: Time) => void;
}

function ExistingTime<Time extends PlannedTime>({ kind, time, onEdit, onRemoved }: ExistingTimeProps<Time>) {
  const { words, describe, remove } = kind;
  const { edit } = useWords(kitWords);
  const { busy, run } = useSaving<Time>({ queryKey: availabilityKey, missing: words.missing });
  const { id, note, touches } = time;
  const { when, detail, hours } = describe(time);
  const onRemove = async () => {
    const done = await run(() => remove(time));
    if (done) onRemoved(done.response);
  };
  return (
    <Row
      id={id}
      title={<bdi>{when}</bdi>}
      second={detail ? <bdi>{detail}</bdi> : null}
      actions={
        <>
          <Button kind="quiet" dense aria-label={words.editNamed(when)} onClick={onEdit}>
            {edit}
          </Button>
          <Button
            kind="quiet"
            dense
            busy={busy}
            aria-label={words.removeNamed(when)}
            onClick={() => void onRemove()}
          >
            {words.remove}
          </Button>
        </>
      }
    >
      {hours ? <p>{hours}</p> : null}
      {note ? (
        <p className="text-muted">
          <bdi>{note}</bdi>
        </p>
      ) : null}
      <Touched title={words.touches(touches.length)} appointments={touches} />
    </Row>
  );
}

type RemovedTimeProps<Time extends PlannedTime> = Pick<ExistingTimeProps<Time>, 'kind' | 'time'> & {
  onRestored: () => void;
};

function RemovedTime<Time extends PlannedTime>({ kind, time, onRestored }: RemovedTimeProps<Time>) {
  const { words, describe, restore } = kind;
  const { runAndSay } = useSaving<Time>({ queryKey: availabilityKey, missing: words.missing });
  const onUndo = async () => {
    if (await runAndSay(() => restore(time), words.restored)) onRestored();
  };
  return <UndoLine text={`${words.removed}: ${describe(time).when}`} onUndo={onUndo} />;
}
