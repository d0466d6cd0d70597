import { useState } from 'react';
import { type Locale, locales } from '#/platform/i18n/locale';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { Part } from '#/ui/layout';
import { useNotice } from '#/ui/notices';
import { cohortWords } from '../copy';
import styles from './cohorts.module.css';

interface CertificatePartProps {
  /** Of the enrolment. */
  id: string;
  file: (locale: Locale) => Promise<Blob>;
}

/** The person's certificate, to be downloaded in each language; the page's own first. */
export function CertificatePart({ id, file }: CertificatePartProps) {
  const { certificate: words } = useWords(cohortWords);
  const own = useLocale();
  const notify = useNotice();
  const [busy, setBusy] = useState<Locale>();
  const save = async (locale: Locale) => {
    setBusy(locale);
    try {
      const address = URL.createObjectURL(await file(locale));
      const anchor = document.createElement('a');
      anchor.href = address;
      anchor.download = words.file(id.slice(0, 8));
      anchor.click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    } catch {
      notify({ tone: 'danger', title: words.failed });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Part id="certificate" title={words.part} note={words.note}>
      <div className={`${styles.buttons} needs-script`}>
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
