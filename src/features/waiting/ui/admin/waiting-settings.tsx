import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { Check } from '#/owner/kit/check';
import { kitWords } from '#/owner/kit/copy';
import { useSaving } from '#/owner/kit/use-saving';
import { Button } from '#/ui/button';
import { changedSince } from '#/ui/changed-since';
import { Field, Options, Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { saveSettings, settingsQuery } from '../../admin-client';
import { offerHours } from '../../admin-contract';
import { adminWaitingWords } from '../../copy';
import styles from './waiting-settings.module.css';

export function WaitingSettings() {
  const { settings: words } = useWords(adminWaitingWords);
  const { saving: busyText } = useWords(kitWords);
  const locale = useLocale();
  const { data } = useSuspenseQuery(settingsQuery());
  const [changed, setChanged] = useState<{ isOn?: boolean; offerHours?: number }>({});
  const saving = useSaving({ queryKey: settingsQuery().queryKey });
  const values = { ...data, ...changed };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await saving.runAndSay(() => saveSettings(values, locale), words.saved))
      setChanged((now) => changedSince(changed, now));
  };
  return (
    <div className={styles.root}>
      <AdminPart id="waiting-settings" title={words.title} note={words.text}>
        <form
          className={styles.form}
          aria-labelledby="waiting-settings"
          onSubmit={(event) => void submit(event)}
        >
          <Check
            checked={values.isOn}
            onChange={({ target }) => setChanged((before) => ({ ...before, isOn: target.checked }))}
          >
            {words.isOn}
          </Check>
          <Field label={words.hours}>
            <Select
              value={values.offerHours}
              onChange={({ target }) =>
                setChanged((before) => ({ ...before, offerHours: Number(target.value) }))
              }
            >
              <Options of={offerHours} text={words.hoursOf} />
            </Select>
          </Field>
          <Actions>
            <Button type="submit" dense busy={saving.busy}>
              {saving.busy ? busyText : words.save}
            </Button>
          </Actions>
        </form>
      </AdminPart>
    </div>
  );
}
