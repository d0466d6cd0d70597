import { type FormEvent, useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { Check } from '#/owner/kit/check';
import { kitWords } from '#/owner/kit/copy';
import { useSaving } from '#/owner/kit/use-saving';
import { Button } from '#/ui/button';
import { Field, Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { chooseCalendars, ownCalendarKey } from '../../admin-client';
import type { CalendarAccount, OwnCalendar } from '../../admin-contract';
import { adminOwnCalendarWords } from '../../copy';
import styles from './account-part.module.css';

/** Which calendar appointments are written to, and which ones' events count as busy times. */
export function CalendarChoice({ account }: { account: CalendarAccount }) {
  const { account: words } = useWords(adminOwnCalendarWords);
  const { save, saving } = useWords(kitWords);
  const locale = useLocale();
  const notify = useNotice();
  const { busy, run } = useSaving<OwnCalendar>({
    queryKey: ownCalendarKey,
    missing: words.missing,
    failed: { title: words.failed, text: words.failedText },
  });
  const [writeTo, setWriteTo] = useState(account.writeTo ?? '');
  const [counting, setCounting] = useState(
    account.calendars.filter(({ isBusy }) => isBusy).map(({ href }) => href),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const choice = { writeTo: writeTo || null, busy: counting, version: account.version };
    if (await run(() => chooseCalendars(locale, choice))) notify({ title: words.choiceSaved });
  };
  const choose = (href: string, isChosen: boolean) =>
    setCounting((before) =>
      isChosen ? [...before.filter((each) => each !== href), href] : before.filter((each) => each !== href),
    );
  return (
    <form className={styles.choice} aria-label={words.calendars} onSubmit={(event) => void submit(event)}>
      <Field label={words.writeTo} className={styles.write}>
        <Select name="writeTo" value={writeTo} onChange={(event) => setWriteTo(event.target.value)}>
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
        {account.calendars.map(({ href, name }) => (
          <Check
            key={href}
            name="busy"
            value={href}
            checked={counting.includes(href)}
            onChange={({ target }) => choose(href, target.checked)}
          >
            <bdi>{name}</bdi>
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
