import { useWords } from '#/ui/language/language';
import { trainingWords } from '../copy';
import styles from './application.module.css';

export function ApplicationWait() {
  const { page } = useWords(trainingWords);
  return (
    <div className={styles.wait} role="status">
      <span className="loading-ring" aria-hidden="true" />
      <p className="text-lead">{page.loading}</p>
    </div>
  );
}
