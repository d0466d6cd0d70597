import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { SiteLanguages } from '#/platform/i18n/site-languages';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersLanguagesQuery, saveLanguages } from '../../admin-client';
import { adminLanguagesWords } from '../../copy';

/**
 * Saves a choice, and resolves to whether it was saved. `saved` is for a choice that doesn't change visitors' pages: the title of
 * a notice that is then shown. Without `saved`, `onChosen` is called.
 */
export type Choose = (languages: SiteLanguages, saved?: string) => Promise<boolean>;

/** Saves the owner's choices of languages, one at a time, and shows a notice if a choice can't be saved. */
export function useChoice(onChosen: (main: Locale) => void | Promise<void>) {
  const words = useWords(adminLanguagesWords);
  const locale = useLocale();
  const notify = useNotice();
  const queries = useQueryClient();
  const { data: seen } = useSuspenseQuery(ownersLanguagesQuery());
  const [busy, setBusy] = useState(false);
  const choose: Choose = async (languages, saved) => {
    if (busy) return false;
    setBusy(true);
    notify();
    try {
      const stored = await saveLanguages(languages, seen, locale);
      if (saved) {
        queries.setQueryData(ownersLanguagesQuery().queryKey, stored);
        notify({ title: saved });
      } else await onChosen(stored.main);
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      notify({
        tone: 'danger',
        title: words.failed,
        text: refusal?.problem?.detail ?? words.failedText,
      });
      if (refusal?.status === 409) await queries.fetchQuery(ownersLanguagesQuery()).catch(() => undefined);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, choose };
}
