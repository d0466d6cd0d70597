import styles from './counts.module.css';

interface Count {
  term: string;
  count: number;
}

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
