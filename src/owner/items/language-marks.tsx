import { kitWords } from '#/owner/kit/copy';
import type { Localized } from '#/platform/i18n/locale';
import { useSiteLanguages, useWords } from '#/ui/language/language';
import type { LanguageState } from './item';
import styles from './language-marks.module.css';

/** The state of each public language of an item: a tick for ready, a dotted circle for automatic, a dash for missing. */
export function LanguageMarks({ states }: { states: Localized<LanguageState> }) {
  const { languages } = useWords(kitWords);
  const { public: shown } = useSiteLanguages();
  return (
    <ul className={styles.root} aria-label={languages.title}>
      {shown.map((code) => (
        <li
          key={code}
          data-state={states[code]}
          data-tooltip={`${languages.names[code]}: ${languages.states[states[code]]}`}
        >
          <span aria-hidden="true">{code.toUpperCase()}</span>
          <span className="visually-hidden">
            {languages.names[code]}: {languages.states[states[code]]}
          </span>
        </li>
      ))}
    </ul>
  );
}
