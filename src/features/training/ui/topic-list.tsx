import { useWords } from '#/ui/language/language';
import { Unbroken } from '#/ui/unbroken';
import { trainingWords } from '../copy';
import styles from './topics.module.css';

const visibleCount = 3;

/** The topics that are hidden at first can be opened without JavaScript. */
export function TopicList({ topics }: { topics: readonly string[] }) {
  const { programs } = useWords(trainingWords).catalogue;
  const others = topics.slice(visibleCount);
  return (
    <div className={styles.root}>
      <ul aria-label={programs.topics}>
        {topics.slice(0, visibleCount).map((topic) => (
          <li key={topic}>
            <Unbroken>{topic}</Unbroken>
          </li>
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
              <li key={topic}>
                <Unbroken>{topic}</Unbroken>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
