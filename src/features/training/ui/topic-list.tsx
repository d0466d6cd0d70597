import { useWords } from '#/ui/language/language';
import { trainingWords } from '../copy';
import styles from './topics.module.css';

/** How many topics are in sight at first (specification, section 2). */
const inSight = 3;

/** What a program is about: the first topics, and the others at a click, which needs no script. */
export function TopicList({ topics }: { topics: readonly string[] }) {
  const { programs } = useWords(trainingWords).catalogue;
  const others = topics.slice(inSight);
  return (
    <div className={styles.root}>
      <ul aria-label={programs.topics}>
        {topics.slice(0, inSight).map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      {others.length > 0 ? (
        <details>
          <summary>
            <span className={styles.more}>{programs.more(others.length)}</span>
            <span className={styles.less}>{programs.less}</span>
          </summary>
          <ul>
            {others.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
