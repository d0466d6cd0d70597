import { useWords } from '#/ui/language/language';
import { trainingWords } from '../copy';

/** While the programs are fetched. */
export function ApplicationWait() {
  const { page } = useWords(trainingWords);
  return (
    <div className="application-wait" role="status">
      <span className="spinner" aria-hidden="true" />
      <p className="text-lead">{page.loading}</p>
    </div>
  );
}
