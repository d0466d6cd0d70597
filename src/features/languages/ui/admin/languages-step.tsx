import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { SetUpActions, SetUpStep } from '#/owner/kit/set-up-step';
import { type Locale, locales } from '#/platform/i18n/locale';
import { noticesLocale } from '#/platform/i18n/site-languages';
import { Field, Options, Select } from '#/ui/field';
import { Held } from '#/ui/held';
import { useLocale, useWords } from '#/ui/language/language';
import { ownersLanguagesQuery } from '../../admin-client';
import { adminLanguagesWords } from '../../copy';
import styles from './languages-step.module.css';
import { useChoice } from './use-choice';

interface LanguagesStepProps {
  step: string;
  /** True until languages have been chosen for the first time. Until then, the step suggests the page's language. */
  isFirst: boolean;
  onDone: (main: Locale) => Promise<void>;
  onLater: () => void;
}

export function LanguagesStep({ step, isFirst, onDone, onLater }: LanguagesStepProps) {
  const { setUp: words } = useWords(adminLanguagesWords);
  const { names } = useWords(kitWords).languages;
  const page = useLocale();
  const { data: stored } = useSuspenseQuery(ownersLanguagesQuery());
  const canBeMain = (locale: Locale) => !stored.unfit.includes(locale);
  const suggested = isFirst && canBeMain(page) ? page : undefined;
  const [shown, setShown] = useState(stored.public);
  const [main, setMain] = useState(suggested ?? stored.main);
  const [notices, setNotices] = useState(suggested ?? noticesLocale(stored));
  const { busy, choose } = useChoice(onDone);
  const without = (locale: Locale) => shown.filter((other) => other !== locale);
  const change = (locale: Locale) => {
    const next = shown.includes(locale)
      ? without(locale)
      : locales.filter((each) => shown.includes(each) || each === locale);
    setShown(next);
    if (!next.includes(main)) setMain(next.find(canBeMain) ?? main);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void choose({ main, public: shown, notices });
  };
  return (
    <SetUpStep canWait words={words} step={step} titleId="languages">
      <form noValidate onSubmit={submit}>
        <Held while={busy}>
          <fieldset className={styles.choices} aria-labelledby="languages">
            {locales.map((locale) => (
              <label key={locale} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={shown.includes(locale)}
                  // At least one language that can be the main language has to stay chosen.
                  disabled={shown.includes(locale) && !without(locale).some(canBeMain)}
                  onChange={() => change(locale)}
                />
                <strong>{names[locale]}</strong>
              </label>
            ))}
          </fieldset>
          <div className={styles.fields}>
            <Field label={words.main} hint={words.mainHint}>
              <Select value={main} onChange={({ target }) => setMain(target.value as Locale)}>
                <Options of={shown.filter(canBeMain)} text={(locale) => names[locale]} />
              </Select>
            </Field>
            <NoticesField value={notices} onChange={setNotices} />
          </div>
        </Held>
        <SetUpActions words={words} busy={busy} onLater={onLater} />
      </form>
    </SetUpStep>
  );
}

interface NoticesFieldProps {
  value: Locale;
  onChange: (language: Locale) => void;
  disabled?: boolean;
}

export function NoticesField({ value, onChange, disabled }: NoticesFieldProps) {
  const { notices: words } = useWords(adminLanguagesWords);
  const { names } = useWords(kitWords).languages;
  return (
    <Field label={words.label} hint={words.hint}>
      <Select value={value} disabled={disabled} onChange={({ target }) => onChange(target.value as Locale)}>
        <Options of={locales} text={(locale) => names[locale]} />
      </Select>
    </Field>
  );
}
