import { useState } from 'react';
import { refusalOf } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { SiteLanguages } from '#/platform/i18n/site-languages';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { saveLanguages } from '../../admin-client';
import { adminLanguagesWords } from '../../copy';

/** Saves the owner's choice of languages, one at a time, and shows a notice if that fails. */
export function useChoice(onChosen: (main: Locale) => void) {
  const words = useWords(adminLanguagesWords);
  const locale = useLocale();
  const notify = useNotice();
  const [busy, setBusy] = useState(false);
  const choose = async (languages: SiteLanguages): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      const { main } = await saveLanguages(languages, locale);
      onChosen(main);
      return true;
    } catch (error) {
      const text = refusalOf(error)?.problem?.detail ?? words.failedText;
      notify({ tone: 'danger', title: words.failed, text });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, choose };
}
