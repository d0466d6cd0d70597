import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  summary: string;
  /** Whether a field inside has an error. The part then stays open. */
  hasErrors: boolean;
  children: ReactNode;
}

/** A part of a form that most owners leave as it is, folded away under its title. */
export function Fold({ title, summary, hasErrors, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.root}
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="field-label">{title}</span>
        <span className="field-hint">{summary}</span>
      </summary>
      {children}
    </details>
  );
}
