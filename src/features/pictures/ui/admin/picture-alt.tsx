import { kitWords } from '#/owner/kit/copy';
import { inEveryLanguage, type Localized, textDirection } from '#/platform/i18n/locale';
import { mainFirst } from '#/platform/i18n/site-languages';
import { Field, Input } from '#/ui/field';
import { useSiteLanguages, useWords } from '#/ui/language/language';
import { adminPicturesWords } from '../../copy';
import styles from './picture-field.module.css';

interface PictureAltProps {
  value: Partial<Localized>;
  onChange: (alt: Localized) => void;
}

/** The picture's alternative text in each public language. */
export function PictureAlt({ value, onChange }: PictureAltProps) {
  const copy = useWords(adminPicturesWords);
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
        >
          <Input
            lang={locale}
            dir={textDirection(locale)}
            maxLength={300}
            value={texts[locale]}
            onChange={({ target }) => onChange({ ...texts, [locale]: target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
