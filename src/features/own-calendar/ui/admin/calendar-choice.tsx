import { type FormEvent, useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { Check } from '#/owner/kit/check';
import { kitWords } from '#/owner/kit/copy';
import { useSaving } from '#/owner/kit/use-saving';
import { Button } from '#/ui/button';
import { changedSince } from '#/ui/changed-since';
import { Field, Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { chooseCalendars, ownCalendarKey } from '../../admin-client';
import type { CalendarAccount, OwnCalendar } from '../../admin-queries';
import { adminOwnCalendarWords } from '../../copy';
import styles from './account-part.module.css';

/** The changes that are not saved yet. The keys of `counting` are the addresses of calendars. */
interface Changed {
  writeTo?: string | undefined;
  counting: Record<string, boolean>;
}

export function CalendarChoice({ account }: { account: CalendarAccount }) {
  const { account: words } = useWords(adminOwnCalendarWords);
  const { save, saving } = useWords(kitWords);
  const locale = useLocale();
  const { busy, runAndSay } = useSaving<OwnCalendar>({
    queryKey: ownCalendarKey,
    missing: words.missing,
    failed: { title: words.failed, text: words.failedText },
  });
  const [changed, setChanged] = useState<Changed>({ counting: {} });
  const writeTo = changed.writeTo ?? account.writeTo ?? '';
  const isCounting = ({ href, isBusy }: CalendarAccount['calendars'][number]) =>
    changed.counting[href] ?? isBusy;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const busyOnes = account.calendars.filter(isCounting).map(({ href }) => href);
    const choice = { writeTo: writeTo || null, busy: busyOnes, version: account.version };
    if (!(await runAndSay(() => chooseCalendars(locale, choice), words.choiceSaved))) return;
    setChanged((now) => ({
      writeTo: now.writeTo === changed.writeTo ? undefined : now.writeTo,
      counting: changedSince(changed.counting, now.counting) as Changed['counting'],
    }));
  };
  return (
    <form className={styles.choice} aria-label={words.calendars} onSubmit={(event) => void submit(event)}>
      <Field label={words.writeTo} className={styles.write}>
        <Select
          name="writeTo"
          value={writeTo}
          onChange={({ target }) => setChanged((before) => ({ ...before, writeTo: target.value }))}
        >
          <option value="">{words.nowhere}</option>
          {account.calendars.map(({ href, name, isWritable }) => (
            <option key={href} value={href} disabled={!isWritable}>
              {isWritable ? name : words.readOnly(name)}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset className={styles.list}>
        <legend className="field-label">{words.busy}</legend>
        {account.calendars.map((calendar) => (
          <Check
            key={calendar.href}
            name="busy"
            value={calendar.href}
            checked={isCounting(calendar)}
            onChange={({ target }) =>
              setChanged((before) => ({
                ...before,
                counting: { ...before.counting, [calendar.href]: target.checked },
              }))
            }
          >
            <bdi>{calendar.name}</bdi>
          </Check>
        ))}
        <p className="field-hint">{words.busyHint}</p>
      </fieldset>
      <Actions>
        <Button type="submit" kind="secondary" dense busy={busy}>
          {busy ? saving : save}
        </Button>
      </Actions>
    </form>
  );
}
