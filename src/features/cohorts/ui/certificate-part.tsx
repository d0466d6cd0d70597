import { useState } from 'react';
import { type Locale, locales } from '#/platform/i18n/locale';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { Part } from '#/ui/layout';
import { saveFile } from '#/ui/save-file';
import { useRunning } from '#/ui/use-running';
import { cohortWords } from '../copy';

interface CertificatePartProps {
  /** The enrolment's id. */
  id: string;
  file: (locale: Locale) => Promise<Blob>;
}

export function CertificatePart({ id, file }: CertificatePartProps) {
  const { certificate: words } = useWords(cohortWords);
  const own = useLocale();
  const { busy, run } = useRunning();
  const [chosen, setChosen] = useState<Locale>();
  const save = (locale: Locale) => {
    setChosen(locale);
    const download = async () => saveFile(words.file(id.slice(0, 8)), await file(locale));
    void run(download, { failed: { title: words.failed } });
  };
  return (
    <Part id="certificate" title={words.part} note={words.note}>
      <div className="button-row needs-script">
        {[own, ...locales.filter((locale) => locale !== own)].map((locale) => (
          <Button
            key={locale}
            kind={locale === own ? 'primary' : 'secondary'}
            busy={busy && chosen === locale}
            onClick={() => save(locale)}
          >
            {busy && chosen === locale ? words.busy : words.download[locale]}
          </Button>
        ))}
      </div>
    </Part>
  );
}
