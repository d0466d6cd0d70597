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
 * Saves a choice, and resolves to whether it was saved. If the choice doesn't change visitors' pages, `saved` is the title of the
 * notice to show. Without `saved`, `onChosen` is called.
 */
export type Choose = (languages: SiteLanguages, saved?: string) => Promise<boolean>;

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
