import { EnteredText } from '#/owner/kit/fact-list';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import type { ReservationTypes } from '../../admin-queries';
import { adminBookingWords } from '../../copy';
import styles from './answers-fold.module.css';

export function AnswersFold({ item: { name, questions } }: { item: ReservationTypes['summary'] }) {
  const { detail } = useWords(adminBookingWords);
  if (!questions?.length) return null;
  return (
    <details className={styles.root}>
      <summary>
        {detail.answers} <bdi dir="ltr">({questions.length})</bdi>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </summary>
      <dl>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>
              <bdi>{question}</bdi>
            </dt>
            <dd>
              <EnteredText text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
