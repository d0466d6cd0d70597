import { useState } from 'react';
import { ChangedElsewhere } from '#/owner/kit/changed-elsewhere';
import { kitWords } from '#/owner/kit/copy';
import { RowForm } from '#/owner/kit/row-form';
import { useSaving } from '#/owner/kit/use-saving';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { addCalendar, saveCalendar } from '../../admin-client';
import { availabilityKey } from '../../admin-contract';
import type { Calendar } from '../../admin-queries';
import { adminScheduleWords } from '../../copy';

interface CalendarFormProps {
  calendar?: Calendar;
  onDone: (stored?: Calendar) => void;
}

/** The stored address is never shown, and stays unless the owner types another. */
export function CalendarForm({ calendar, onDone }: CalendarFormProps) {
  const { calendars: copy } = useWords(adminScheduleWords);
  const { save } = useWords(kitWords);
  const notify = useNotice();
  const saving = useSaving<Calendar>({ queryKey: availabilityKey, missing: copy.missing, showsNewer: true });
  const { errors } = saving;
  const [name, setName] = useState(calendar?.name ?? '');
  const [address, setAddress] = useState('');

  const send = async (version: number | undefined) => {
    const change = { name, ...(address ? { address } : {}), ...(version ? { version } : {}) };
    const request = () => (calendar ? saveCalendar(calendar.id, change) : addCalendar({ name, address }));
    const stored = await saving.run(request);
    if (!stored) return;
    notify(calendar ? { title: copy.saved } : { title: copy.added, text: copy.addedText });
    onDone(stored.response);
  };

  return (
    <RowForm
      label={calendar ? copy.edit : copy.add}
      submit={calendar ? save : copy.submit}
      saving={saving}
      whenChanged={(newer) => (
        <ChangedElsewhere onMine={() => void send(newer.version)} onTheirs={() => onDone(newer)}>
          <bdi>{newer.name}</bdi> <bdi dir="ltr">{newer.host}</bdi>
        </ChangedElsewhere>
      )}
      onSubmit={() => send(calendar?.version)}
      onCancel={() => onDone()}
    >
      <Field label={copy.name} hint={copy.nameHint} error={errors.name}>
        <Input
          name="name"
          dir="auto"
          autoComplete="off"
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
          placeholder="https://"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
    </RowForm>
  );
}
