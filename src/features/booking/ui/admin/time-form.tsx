import { type ReactNode, useState } from 'react';
import { availabilityKey } from '#/features/schedule/admin-contract';
import { ChangedElsewhere } from '#/owner/kit/changed-elsewhere';
import { kitWords } from '#/owner/kit/copy';
import { RowForm } from '#/owner/kit/row-form';
import { useSaving } from '#/owner/kit/use-saving';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import type { PlannedTime, TimeWords } from './time-list';

interface TimeFormProps<Time extends PlannedTime> {
  /** The time to change; undefined to add one. */
  time: Time | undefined;
  words: TimeWords;
  /** The title of the notice once the time is stored. */
  done: string;
  /** The selector of a field that has to be filled in first; undefined if the form can be sent. */
  lacking: string | undefined;
  save: (rest: { note: string | null; version?: number }) => Promise<Time>;
  /** Shows the stored version after a conflict. */
  show: (newer: Time) => ReactNode;
  /** Called with the stored time, or with nothing if the form was cancelled. */
  onDone: (stored?: Time) => void;
  /** The fields above the note. `isSent`: the owner has tried to send, so missing values are pointed out. */
  children: (errors: Readonly<Record<string, string>>, isSent: boolean) => ReactNode;
}

export function TimeForm<Time extends PlannedTime>(props: TimeFormProps<Time>) {
  const { time, words, done, lacking, save, show, onDone, children } = props;
  const kit = useWords(kitWords);
  const notify = useNotice();
  const saving = useSaving<Time>({ queryKey: availabilityKey, missing: words.missing, showsNewer: true });
  const [isSent, setSent] = useState(false);
  const [note, setNote] = useState(time?.note ?? '');
  const send = async (version: number | undefined) => {
    const rest = { note: note || null, ...(version ? { version } : {}) };
    const stored = await saving.run(() => save(rest));
    if (!stored) return;
    const { touches } = stored.response;
    notify({ title: done, text: touches.length > 0 ? words.touches(touches.length) : undefined });
    onDone(stored.response);
  };
  const submit = (form: HTMLFormElement) => {
    setSent(true);
    if (lacking) form.querySelector<HTMLElement>(lacking)?.focus();
    else void send(time?.version);
  };
  return (
    <RowForm
      label={time ? words.edit : words.add}
      submit={time ? kit.save : words.submit}
      saving={saving}
      whenChanged={(newer) => (
        <ChangedElsewhere onMine={() => void send(newer.version)} onTheirs={() => onDone(newer)}>
          {show(newer)} <bdi>{newer.note}</bdi>
        </ChangedElsewhere>
      )}
      onSubmit={submit}
      onCancel={() => onDone()}
    >
      {children(saving.errors, isSent)}
      <Field
        label={words.note}
        optional={words.optional}
        hint={words.noteHint}
        error={saving.errors.note}
        className="full"
      >
        <Input name="note" dir="auto" value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </RowForm>
  );
}
