import type { ReactNode } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { type Locale, locales } from '#/platform/i18n/locale';
import { Button } from '#/ui/button';
import { Segment, SegmentGroup } from '#/ui/choice';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import styles from './language-panes.module.css';

interface LanguagePanesProps {
  /** The language that a narrow screen shows; a wide one shows all three. */
  open: Locale;
  onOpen: (language: Locale) => void;
  /** Languages with errors, which are marked on their tabs. */
  faulty: readonly Locale[];
  /** Languages with automatic texts. */
  automatic: readonly Locale[];
  onReviewed: (language: Locale) => void;
  /** How many fields each pane has. */
  fields: number;
  /** The button that translates everything, above the languages. */
  action: ReactNode;
  children: (language: Locale) => ReactNode;
}

/** The same fields in three languages: side by side, or in tabs on a narrow screen. */
export function LanguagePanes({
  open,
  onOpen,
  faulty,
  automatic,
  onReviewed,
  fields,
  action,
  children,
}: LanguagePanesProps) {
  const { languages } = useWords(kitWords);
  return (
    <div className={styles.root} style={{ '--rows': fields + 1 }}>
      <div className={styles.action}>{action}</div>
      <SegmentGroup label={languages.title} className={styles.tabs}>
        {locales.map((code) => (
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
      {locales.map((code) => (
        <section
          key={code}
          className={styles.pane}
          data-open={code === open || undefined}
          aria-label={languages.names[code]}
        >
          <header>
            <h4>{languages.names[code]}</h4>
            <span className="text-meta">
              {code === 'tr' ? languages.source : null}
              {automatic.includes(code) ? languages.states.automatic : null}
            </span>
            {automatic.includes(code) ? (
              <Button kind="quiet" onClick={() => onReviewed(code)}>
                {languages.reviewed}
                <VisuallyHidden>: {languages.names[code]}</VisuallyHidden>
              </Button>
            ) : null}
          </header>
          {children(code)}
        </section>
      ))}
    </div>
  );
}
