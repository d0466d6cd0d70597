import styles from './progress-line.module.css';

/** A progress bar; indeterminate while `total` is 0. */
export function ProgressLine({ label, done, total }: { label: string; done: number; total: number }) {
  const known = total > 0 ? { max: total, value: done } : {};
  return <progress className={styles.root} aria-label={label} {...known} />;
}
