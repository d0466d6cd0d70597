import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { kitWords } from '#/owner/kit/copy';
import { refusalOf } from '#/platform/http-client/api';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { useNotice } from '#/ui/notices';
import { invalidateProfile, keepSamples } from '../../admin-client';
import { adminProfileWords } from '../../copy';
import { type OwnersProfile, type ProfileForm, profileForms } from '../../item';
import styles from './sample-list.module.css';

/** The fields of a part that are still samples, each of which the owner may keep as it is. */
export function SampleList({ part, profile }: { part: ProfileForm; profile: OwnersProfile }) {
  const { fields, samples: words } = useWords(adminProfileWords);
  const { sample } = useWords(kitWords);
  const { busy, keep } = useKeeping();
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

/** Keeps samples, and shows the profile without them. */
function useKeeping() {
  const { samples: words } = useWords(adminProfileWords);
  const { failed } = useWords(kitWords);
  const notify = useNotice();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const keep = async (names: string[]) => {
    setBusy(true);
    try {
      await keepSamples(names);
      await invalidateProfile(queries);
      notify({ title: words.kept });
    } catch (error) {
      const text = refusalOf(error)?.problem?.detail ?? failed.text;
      notify({ tone: 'danger', title: failed.save, text });
    } finally {
      setBusy(false);
    }
  };
  return { busy, keep };
}
