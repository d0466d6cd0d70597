import styles from './counts.module.css';

interface Count {
  term: string;
  count: number;
}

/** A few counts in large figures, each with what it counts. */
export const Counts = ({ counts }: { counts: readonly Count[] }) => (
  <dl className={styles.root}>
    {counts.map(({ term, count }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{count}</dd>
      </div>
    ))}
  </dl>
);
