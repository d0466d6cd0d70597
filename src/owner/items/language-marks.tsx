import {
  type KitLabels,
  type LanguageCode,
  type LanguageState,
  languageCodes,
} from '#/owner/kit/kit-labels.ts';
import '#/owner/kit/kit.css';

interface LanguageMarksProps {
  states: Record<LanguageCode, LanguageState>;
  labels: KitLabels;
}

/** Which languages an item is there in: letters over a line, solid for ready, dotted for unread, pale for missing. */
export function LanguageMarks({ states, labels: { languages } }: LanguageMarksProps) {
  return (
    <ul className="marks" aria-label={languages.title}>
      {languageCodes.map((code) => (
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
