import { useQueryClient } from '@tanstack/react-query';
import { Actions } from '#/owner/kit/actions';
import { kitWords } from '#/owner/kit/copy';
import { useSaving } from '#/owner/kit/use-saving';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { invalidateProfile, keepSamples, ownersProfileQuery } from '../../admin-client';
import { adminProfileWords } from '../../copy';
import { type OwnersProfile, type ProfileForm, profileForms } from '../../item';
import styles from './sample-list.module.css';

export function SampleList({ part, profile }: { part: ProfileForm; profile: OwnersProfile }) {
  const { fields, samples: words } = useWords(adminProfileWords);
  const { sample, failed } = useWords(kitWords);
  const queries = useQueryClient();
  const { busy, runAndSay } = useSaving({
    queryKey: ownersProfileQuery().queryKey,
    failed: { title: failed.save, text: failed.text },
  });
  const keep = (kept: string[]) =>
    runAndSay(() => keepSamples(kept).then(() => invalidateProfile(queries)), words.kept);
  const names = profile.samples.filter((name) => name in profileForms[part].fields);
  if (names.length === 0) return null;
  const title = words.title(names.length);
  return (
    <details className={styles.root}>
      <summary>{title}</summary>
      <p className="field-hint">{sample.note}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <span>{fields[name]}</span>
            <Button kind="quiet" disabled={busy} onClick={() => void keep([name])}>
              {sample.keep}
              <VisuallyHidden>: {fields[name]}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {names.length > 1 ? (
        <Actions>
          <Button kind="secondary" dense busy={busy} onClick={() => void keep(names)}>
            {words.keepAll}
          </Button>
        </Actions>
      ) : null}
    </details>
  );
}
