import { useState } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { type Locale, type Localized, textDirection } from '#/platform/i18n/locale';
import { lengthMessage } from '#/platform/i18n/validation';
import { Segmented } from '#/ui/choice';
import { Field, Input } from '#/ui/field';
import { useLocale, useSiteLanguages, useWords } from '#/ui/language/language';
import { type Look, maxShortName, nightWays } from '../../contract';
import { adminLookWords } from '../../copy';
import { paletteOf } from '../../palette';
import styles from './name-choice.module.css';
import { prepareWordmark } from './prepare-picture';
import { type Upload, UploadButton } from './upload-button';

type Named = Pick<Look, 'wordmark' | 'shortName'>;

interface NameChoiceProps {
  look: Look;
  upload: Upload;
  onChange: (named: Partial<Named>) => void;
}

export function NameChoice({ look, upload, onChange }: NameChoiceProps) {
  const { name: words } = useWords(adminLookWords);
  const { names } = useWords(kitWords).languages;
  const { public: languages } = useSiteLanguages();
  const { wordmark, shortName } = look;
  const { light, dark } = paletteOf(look);
  const page = useLocale();
  /** The typed names that are too long to be stored. */
  const [tooLong, setTooLong] = useState<Partial<Localized>>({});
  const valueIn = (locale: Locale) => tooLong[locale] ?? shortName[locale] ?? '';
  const change = (locale: Locale, typed: string) => {
    const isTooLong = lengthMessage(page, typed, maxShortName) !== undefined;
    setTooLong({ ...tooLong, [locale]: isTooLong ? typed : undefined });
    if (!isTooLong) onChange({ shortName: { ...shortName, [locale]: typed } });
  };
  return (
    <div className={styles.root}>
      {wordmark ? (
        <>
          <div className={styles.grounds}>
            {(['light', 'dark'] as const).map((theme) => (
              <span
                key={theme}
                className={styles.ground}
                style={{ background: theme === 'light' ? light.paper : dark.paper }}
              >
                <span
                  className={styles.wordmark}
                  data-opaque={wordmark.url.endsWith('.jpg') || undefined}
                  data-night={theme === 'dark' ? wordmark.night : undefined}
                  style={
                    theme === 'dark' && wordmark.night === 'plate' ? { background: dark.plate } : undefined
                  }
                >
                  <img src={wordmark.url} alt={words.previews[theme]} />
                </span>
              </span>
            ))}
          </div>
          <Segmented
            label={words.night}
            options={nightWays.map((value) => ({ value, label: words.nightWays[value] }))}
            value={wordmark.night}
            onChange={(night) => onChange({ wordmark: { ...wordmark, night } })}
          />
        </>
      ) : null}
      <UploadButton
        of="wordmark"
        hasPicture={wordmark !== null}
        take={async (chosen) => {
          const { file, night } = await prepareWordmark(chosen, dark.paper);
          const { url, width, height } = await upload(file);
          return { url, width, height, night };
        }}
        onTaken={(taken) => onChange({ wordmark: taken })}
        onRemove={() => onChange({ wordmark: null })}
      />
      <div className={styles.names}>
        {languages.map((locale) => (
          <Field
            key={locale}
            label={`${words.short} (${names[locale]})`}
            hint={locale === languages[0] ? words.shortHint : undefined}
            error={lengthMessage(page, valueIn(locale), maxShortName)}
          >
            <Input
              lang={locale}
              dir={textDirection(locale)}
              autoComplete="off"
              value={valueIn(locale)}
              onChange={({ target }) => change(locale, target.value)}
            />
          </Field>
        ))}
      </div>
    </div>
  );
}
