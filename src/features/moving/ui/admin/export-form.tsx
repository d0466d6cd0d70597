import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { kitWords } from '#/owner/kit/copy';
import { FileInput } from '#/owner/kit/file-input';
import { technicalText } from '#/owner/kit/technical-text';
import { refusalOf } from '#/platform/http-client/api';
import { type Locale, locales } from '#/platform/i18n/locale';
import { Button } from '#/ui/button';
import { Field, Input, Options, Select } from '#/ui/field';
import { useLocale, useSiteLanguages, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { useAttempts } from '#/ui/use-attempts';
import { movingQuery, sendExport } from '../../admin-client';
import { adminMovingWords } from '../../copy';
import styles from './moving.module.css';

export function ExportForm({ isReceiving, isRunning }: { isReceiving: boolean; isRunning: boolean }) {
  const { bring: words, failed, failedText } = useWords(adminMovingWords);
  const { names } = useWords(kitWords).languages;
  const locale = useLocale();
  const notify = useNotice();
  const queries = useQueryClient();
  const { running: sending = false, attempt } = useAttempts<true>();
  const [file, setFile] = useState<File>();
  const { main } = useSiteLanguages();
  const [language, setLanguage] = useState<Locale>(main);
  const [asWere, setAsWere] = useState(false);
  const [address, setAddress] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});

  // A published article needs a title in the main language.
  const canPublish = language === main;
  const publish = asWere && canPublish;
  const send = async (file: File) => {
    setErrors({});
    try {
      const state = await sendExport({ file, language, publish, address }, locale);
      queries.setQueryData(movingQuery().queryKey, state);
    } catch (error) {
      const problem = refusalOf(error)?.problem;
      // The upload may be refused because another tab is uploading a file. This page then shows that upload.
      void queries.invalidateQueries(movingQuery());
      if (problem?.errors)
        setErrors(Object.fromEntries(problem.errors.map(({ path, message }) => [path, message])));
      else if (problem?.detail) setErrors({ file: problem.detail });
      else notify({ tone: 'danger', title: failed, text: failedText });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file) void attempt(true, () => send(file));
    else setErrors({ file: words.noFile });
  };

  return (
    <AdminPart id="moving-bring" title={words.title} note={words.text}>
      <form noValidate className={styles.form} aria-labelledby="moving-bring" onSubmit={submit}>
        <Field label={words.file} hint={words.fileHint} error={errors.file} className={styles.wide}>
          <FileInput
            name="file"
            accept=".xml,.json,application/xml,text/xml,application/json"
            onChoose={setFile}
          />
        </Field>
        <Field label={words.language}>
          <Select
            name="language"
            value={language}
            onChange={(event) => setLanguage(locales.find((each) => each === event.target.value) ?? locale)}
          >
            <Options of={locales} text={(each) => names[each]} />
          </Select>
        </Field>
        <Field label={words.publish} hint={canPublish ? words.publishHint : words.otherLanguage(names[main])}>
          <Select
            name="publish"
            value={publish ? 'asWere' : 'drafts'}
            disabled={!canPublish}
            onChange={(event) => setAsWere(event.target.value === 'asWere')}
          >
            <option value="drafts">{words.drafts}</option>
            <option value="asWere">{words.asWere}</option>
          </Select>
        </Field>
        <Field label={words.address} hint={words.addressHint} error={errors.address}>
          <Input
            name="address"
            type="url"
            {...technicalText}
            placeholder="https://"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
        <Actions>
          <Button type="submit" dense busy={sending || isReceiving || isRunning}>
            {sending || isReceiving ? words.sending : words.submit}
          </Button>
        </Actions>
      </form>
    </AdminPart>
  );
}
