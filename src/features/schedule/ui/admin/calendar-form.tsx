import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ChangedElsewhere } from '#/owner/kit/changed-elsewhere';
import { kitWords } from '#/owner/kit/copy';
import { useSaving } from '#/owner/kit/use-saving';
import { Button } from '#/ui/button';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { addCalendar, saveCalendar } from '../../admin-client';
import { availabilityKey, type Calendar, limits } from '../../admin-contract';
import { adminScheduleWords } from '../../copy';

/** Connects a calendar, or changes one: its address is never shown again, and stays unless another is typed. */
export function CalendarForm({
  calendar,
  onDone,
}: {
  calendar?: Calendar;
  onDone: (stored?: Calendar) => void;
}) {
  const { calendars: copy } = useWords(adminScheduleWords);
  const { cancel, save, saving: savingText } = useWords(kitWords);
  const notify = useNotice();
  const saving = useSaving<Calendar>({ queryKey: availabilityKey, missing: copy.missing });
  const { errors, newer } = saving;
  const [name, setName] = useState(calendar?.name ?? '');
  const [address, setAddress] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const send = async (version: number | undefined) => {
    const change = { name, ...(address ? { address } : {}), ...(version ? { version } : {}) };
    const request = () => (calendar ? saveCalendar(calendar.id, change) : addCalendar({ name, address }));
    const stored = await saving.run(request);
    if (!stored) return;
    notify(calendar ? { title: copy.saved } : { title: copy.added, text: copy.addedText });
    onDone(stored.answer);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(calendar?.version);
  };

  const submitText = calendar ? save : copy.submit;
  return (
    <form
      ref={form}
      noValidate
      className="row-form"
      aria-label={calendar ? copy.edit : copy.add}
      onSubmit={submit}
    >
      {newer ? (
        <ChangedElsewhere onMine={() => void send(newer.version)} onTheirs={() => onDone(newer)}>
          <bdi>{newer.name}</bdi> <bdi dir="ltr">{newer.host}</bdi>
        </ChangedElsewhere>
      ) : null}
      <div className="row-fields">
        <Field label={copy.name} hint={copy.nameHint} error={errors.name}>
          <Input
            name="name"
            dir="auto"
            autoComplete="off"
            maxLength={limits.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field
          label={copy.address}
          hint={calendar ? copy.addressKept(calendar.host) : copy.addressHint}
          error={errors.address}
          className="full"
        >
          <Input
            name="address"
            type="url"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={limits.address}
            placeholder="https://"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
      </div>
      <div className="admin-actions">
        <Button type="submit" dense busy={saving.busy}>
          {saving.busy ? savingText : submitText}
        </Button>
        <Button kind="secondary" dense onClick={() => onDone()}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
