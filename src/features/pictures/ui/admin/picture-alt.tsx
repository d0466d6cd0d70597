import {
  inEveryLanguage,
  type Localized,
  locales,
  sourceLocale,
  textDirection,
} from '#/platform/i18n/locale';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { adminPicturesWords } from '../../copy';
import styles from './picture-field.module.css';

interface PictureAltProps {
  value: Partial<Localized>;
  onChange: (alt: Localized) => void;
}

/** The picture's alternative text in each language. */
export function PictureAlt({ value, onChange }: PictureAltProps) {
  const copy = useWords(adminPicturesWords);
  const texts = inEveryLanguage((locale) => value[locale] ?? '');
  return (
    <div className={styles.alt}>
      {locales.map((locale) => (
        <Field
          key={locale}
          label={copy.alt}
          optional={`(${copy.languages[locale]})`}
          hint={locale === sourceLocale ? copy.altHint : undefined}
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
