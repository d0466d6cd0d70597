import { useState } from 'react';
import { type Locale, locales } from '#/platform/i18n/locale';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { Part } from '#/ui/layout';
import { useNotice } from '#/ui/notices';
import { saveFile } from '#/ui/save-file';
import { cohortWords } from '../copy';

interface CertificatePartProps {
  /** The enrolment's id. */
  id: string;
  file: (locale: Locale) => Promise<Blob>;
}

/** Buttons to download the person's certificate in each language, the page's language first. */
export function CertificatePart({ id, file }: CertificatePartProps) {
  const { certificate: words } = useWords(cohortWords);
  const own = useLocale();
  const notify = useNotice();
  const [busy, setBusy] = useState<Locale>();
  const save = async (locale: Locale) => {
    setBusy(locale);
    notify();
    try {
      saveFile(words.file(id.slice(0, 8)), await file(locale));
    } catch {
      notify({ tone: 'danger', title: words.failed });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Part id="certificate" title={words.part} note={words.note}>
      <div className="button-row needs-script">
        {[own, ...locales.filter((locale) => locale !== own)].map((locale) => (
          <Button
            key={locale}
            kind={locale === own ? 'primary' : 'secondary'}
            busy={busy === locale}
            onClick={() => void save(locale)}
          >
            {busy === locale ? words.busy : words.download[locale]}
          </Button>
        ))}
      </div>
    </Part>
  );
}
