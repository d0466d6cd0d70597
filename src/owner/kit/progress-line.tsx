import './progress-line.css';

/** How far a long work has come; while `total` is 0 nobody knows. */
export function ProgressLine({ label, done, total }: { label: string; done: number; total: number }) {
  const known = total > 0 ? { max: total, value: done } : {};
  return <progress className="progress-line" aria-label={label} {...known} />;
}
