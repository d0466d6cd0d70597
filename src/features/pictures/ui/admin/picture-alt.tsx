import { kitWords } from '#/owner/kit/copy';
import { inEveryLanguage, type Localized, textDirection } from '#/platform/i18n/locale';
import { mainFirst } from '#/platform/i18n/site-languages';
import { lengthMessage } from '#/platform/i18n/validation';
import { Field, Input } from '#/ui/field';
import { useLocale, useSiteLanguages, useWords } from '#/ui/language/language';
import { adminPicturesWords } from '../../copy';
import styles from './picture-field.module.css';

interface PictureAltProps {
  value: Partial<Localized>;
  onChange: (alt: Localized) => void;
}

export function PictureAlt({ value, onChange }: PictureAltProps) {
  const copy = useWords(adminPicturesWords);
  const page = useLocale();
  const { names } = useWords(kitWords).languages;
  const site = useSiteLanguages();
  const texts = inEveryLanguage((locale) => value[locale] ?? '');
  return (
    <div className={styles.alt}>
      {mainFirst(site).map((locale) => (
        <Field
          key={locale}
          label={copy.alt}
          optional={`(${names[locale]})`}
          hint={locale === site.main ? copy.altHint : undefined}
          error={lengthMessage(page, texts[locale], 300)}
        >
          <Input
            lang={locale}
            dir={textDirection(locale)}
            value={texts[locale]}
            onChange={({ target }) => onChange({ ...texts, [locale]: target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
