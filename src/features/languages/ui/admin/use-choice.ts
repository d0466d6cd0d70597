import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { refusalOf } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { SiteLanguages } from '#/platform/i18n/site-languages';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { useAttempts } from '#/ui/use-attempts';
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
  const { running: busy = false, attempt } = useAttempts<true>();
  const save: Choose = async (languages, saved) => {
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
    }
  };
  const choose: Choose = async (languages, saved) => !busy && attempt(true, () => save(languages, saved));
  return { busy, choose };
}
