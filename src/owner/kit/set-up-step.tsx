import type { ReactNode } from 'react';
import styles from './set-up-step.module.css';

interface SetUpStepProps {
  words: { title: string; lead: string };
  /** Which step it is: '2 of 3'. */
  step: string;
  /** For what the title labels. */
  titleId?: string;
  /** For a form with its languages side by side. */
  wide?: boolean;
  children: ReactNode;
}

/** A step of the set-up, below its heading. */
export const SetUpStep = ({ words, step, titleId, wide, children }: SetUpStepProps) => (
  <div className={styles.root} data-wide={wide || undefined}>
    <header className={styles.head}>
      <h1 className="text-meta">{step}</h1>
      <h2 id={titleId} className="text-h2">
        {words.title}
      </h2>
      <p className="text-muted">{words.lead}</p>
    </header>
    {children}
  </div>
);
