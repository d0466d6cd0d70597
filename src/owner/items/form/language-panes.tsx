import { useState } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { type Locale, locales } from '#/platform/i18n/locale';
import { Button } from '#/ui/button';
import { Segment, SegmentGroup } from '#/ui/choice';
import { useSiteLanguages, useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import styles from './language-panes.module.css';
import { PaneField, TranslateTexts } from './pane-field';

interface LanguagePanesProps {
  /** The language that a narrow screen shows; a wide one shows all of them. */
  open: Locale;
  onOpen: (language: Locale) => void;
  /** Languages with errors, which are marked on their tabs. */
  faulty: readonly Locale[];
  automatic: readonly Locale[];
  onReviewed: (language: Locale) => void;
  names: readonly string[];
}

const columnsFor = (panes: number): string =>
  ['minmax(0, 1.2fr)', ...Array.from({ length: panes - 1 }, () => 'minmax(0, 1fr)')].join(' ');

/** The same fields in each language, the main one first: side by side, or in tabs on a narrow screen. */
export function LanguagePanes({ open, onOpen, faulty, automatic, onReviewed, names }: LanguagePanesProps) {
  const { languages } = useWords(kitWords);
  const { main, public: shown } = useSiteLanguages();
  const [showsClosed, setShowsClosed] = useState(false);
  const closed = locales.filter((code) => !shown.includes(code));
  // If a closed language has an error or is the open one, the closed languages are shown, even if the owner folds them away.
  const isUnfolded = showsClosed || closed.some((code) => faulty.includes(code) || code === open);
  const others = locales.filter((code) => code !== main && (shown.includes(code) || isUnfolded));
  const panes = [main, ...others];
  return (
    <div
      className={styles.root}
      style={{ '--rows': names.length + 1, '--columns': columnsFor(panes.length) }}
    >
      <div className={styles.action}>
        <TranslateTexts languages={panes} />
        {closed.length > 0 ? (
          <Button
            kind="quiet"
            dense
            aria-expanded={isUnfolded}
            onClick={() => {
              setShowsClosed(!isUnfolded);
              if (closed.includes(open)) onOpen(main);
            }}
          >
            {languages.closed(closed.map((code) => languages.names[code]))}
          </Button>
        ) : null}
      </div>
      {panes.length > 1 ? (
        <SegmentGroup label={languages.title} className={styles.tabs}>
          {panes.map((code) => (
            <Segment
              key={code}
              pressed={code === open}
              data-faulty={faulty.includes(code) || undefined}
              onClick={() => onOpen(code)}
            >
              {languages.names[code]}
            </Segment>
          ))}
        </SegmentGroup>
      ) : null}
      {panes.map((code) => (
        <section
          key={code}
          className={styles.pane}
          data-open={code === open || undefined}
          aria-label={languages.names[code]}
        >
          <header className="apart">
            <h4>{languages.names[code]}</h4>
            <span className="text-meta">
              {code === main ? languages.source : null}
              {closed.includes(code) ? languages.notPublic : null}
              {automatic.includes(code) ? languages.states.automatic : null}
            </span>
            {automatic.includes(code) ? (
              <Button kind="quiet" onClick={() => onReviewed(code)}>
                {languages.reviewed}
                <VisuallyHidden>: {languages.names[code]}</VisuallyHidden>
              </Button>
            ) : null}
          </header>
          {names.map((name) => (
            <PaneField key={name} name={name} language={code} languages={panes} />
          ))}
        </section>
      ))}
    </div>
  );
}
