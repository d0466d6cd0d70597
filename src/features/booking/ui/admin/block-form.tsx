import { type ChangeEvent, type FormEvent, useState } from 'react';
import { availabilityKey } from '#/features/schedule/admin-contract';
import { ChangedElsewhere } from '#/owner/kit/changed-elsewhere';
import { Check } from '#/owner/kit/check';
import { kitWords } from '#/owner/kit/copy';
import { RowForm } from '#/owner/kit/row-form';
import { useSaving } from '#/owner/kit/use-saving';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { addBlock, saveBlock } from '../../admin-availability-client';
import { type Block, limits } from '../../admin-availability-contract';
import { adminBookingWords } from '../../copy';
import { useBlockTime } from './block-item';

interface BlockValues {
  from: string;
  to: string;
  isAllDay: boolean;
  fromTime: string;
  toTime: string;
  note: string;
}

const initialValues = (block?: Block): BlockValues => ({
  from: block?.from ?? '',
  to: block?.to ?? '',
  isAllDay: !block?.fromTime,
  fromTime: block?.fromTime ?? '09:00',
  toTime: block?.toTime ?? '12:00',
  note: block?.note ?? '',
});

/** Adds or changes a block. `onDone` gets the stored block, or nothing if the form was cancelled. */
export function BlockForm({ block, onDone }: { block?: Block; onDone: (stored?: Block) => void }) {
  const { blocks: copy, validation } = useWords(adminBookingWords).availability;
  const { save } = useWords(kitWords);
  const notify = useNotice();
  const saving = useSaving<Block>({ queryKey: availabilityKey, missing: copy.missing });
  const { errors } = saving;
  const [values, setValues] = useState(() => initialValues(block));
  const [isSent, setSent] = useState(false);
  const change = (part: Partial<BlockValues>) => setValues((before) => ({ ...before, ...part }));
  const bind = (name: 'to' | 'fromTime' | 'toTime' | 'note') => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  });

  const send = async (version: number | undefined) => {
    const { from, to, isAllDay, fromTime, toTime, note } = values;
    const times = isAllDay ? { fromTime: null, toTime: null } : { fromTime, toTime };
    const request = { from, to: to || from, ...times, note: note || null, ...(version ? { version } : {}) };
    const stored = await saving.run(() => (block ? saveBlock(block.id, request) : addBlock(request)));
    if (!stored) return;
    const { touches } = stored.response;
    notify({
      title: block ? copy.saved : copy.added,
      text: touches.length > 0 ? copy.touches(touches.length) : undefined,
    });
    onDone(stored.response);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (values.from) void send(block?.version);
    else event.currentTarget.querySelector<HTMLElement>('[name="from"]')?.focus();
  };

  return (
    <RowForm
      label={block ? copy.edit : copy.add}
      submit={block ? save : copy.submit}
      saving={saving}
      whenChanged={(newer) => (
        <ChangedElsewhere onMine={() => void send(newer.version)} onTheirs={() => onDone(newer)}>
          <StoredTime block={newer} />
        </ChangedElsewhere>
      )}
      onSubmit={submit}
      onCancel={() => onDone()}
    >
      <Field label={copy.from} error={isSent && !values.from ? validation.from : errors.from}>
        <Input
          type="date"
          name="from"
          required
          value={values.from}
          onChange={({ target: { value } }) =>
            change({ from: value, ...(values.to && values.to >= value ? {} : { to: value }) })
          }
        />
      </Field>
      <Field label={copy.to} error={errors.to}>
        <Input type="date" min={values.from || undefined} {...bind('to')} />
      </Field>
      <Check
        className="full"
        name="isAllDay"
        checked={values.isAllDay}
        onChange={(event) => change({ isAllDay: event.target.checked })}
      >
        {copy.wholeDay}
      </Check>
      {values.isAllDay ? null : (
        <>
          <Field label={copy.fromTime} error={errors.fromTime}>
            <Input type="time" {...bind('fromTime')} />
          </Field>
          <Field label={copy.toTime} error={errors.toTime}>
            <Input type="time" {...bind('toTime')} />
          </Field>
        </>
      )}
      <Field
        label={copy.note}
        optional={copy.optional}
        hint={copy.noteHint}
        error={errors.note}
        className="full"
      >
        <Input dir="auto" maxLength={limits.note} {...bind('note')} />
      </Field>
    </RowForm>
  );
}

function StoredTime({ block }: { block: Block }) {
  const { when } = useBlockTime(block);
  return (
    <>
      {when} <bdi>{block.note}</bdi>
    </>
  );
}
