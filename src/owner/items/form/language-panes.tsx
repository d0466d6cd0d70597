import type { ReactNode } from 'react';
import { type KitLabels, type LanguageCode, languageCodes } from '#/owner/kit/kit-labels.ts';
import { Button } from '#/ui/button.tsx';
import { Segment, SegmentGroup } from '#/ui/choice.tsx';
import { VisuallyHidden } from '#/ui/layout.tsx';
import '#/owner/kit/kit.css';
import './language-panes.css';

interface LanguagePanesProps {
  labels: KitLabels;
  /** The language that a narrow screen shows; a wide one shows all three, the source first. */
  open: LanguageCode;
  onOpen: (language: LanguageCode) => void;
  /** Marks on the languages of a narrow screen, such as an error in a pane out of sight. */
  faulty?: readonly LanguageCode[];
  /** Those that hold texts of a machine that nobody has read. */
  automatic: readonly LanguageCode[];
  onReviewed: (language: LanguageCode) => void;
  /** What stands beside the source's name: the translation of everything. */
  action?: ReactNode;
  children: (language: LanguageCode) => ReactNode;
}

/** The same fields in three languages, side by side; where there is no room, one after the other by tabs. */
export function LanguagePanes({
  labels: { languages },
  open,
  onOpen,
  faulty = [],
  automatic,
  onReviewed,
  action,
  children,
}: LanguagePanesProps) {
  return (
    <div className="panes">
      {action ? <div className="panes-action">{action}</div> : null}
      <SegmentGroup label={languages.title} className="panes-tabs">
        {languageCodes.map((code) => (
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
      {languageCodes.map((code) => (
        <section
          key={code}
          className="pane"
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
