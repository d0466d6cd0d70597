import { ItemRoom } from '#/owner/items/list/item-room';
import { excerpt } from '#/ui/excerpt';
import { useWords } from '#/ui/language/language';
import { Paragraph } from '#/ui/unbroken';
import { adminReadyAnswerWords } from '../../copy';
import { readyAnswerItem } from '../../item';
import styles from './ready-answers.module.css';

export function ReadyAnswersRoom() {
  const words = useWords(adminReadyAnswerWords);
  return (
    <ItemRoom
      noun={readyAnswerItem}
      words={words}
      above={<Paragraph className={styles.lead}>{words.lead}</Paragraph>}
      face={(answer) => ({
        title: answer.title,
        text: { full: answer.text, shorten: excerpt },
        order: answer.sortOrder,
        neverPublished: true,
      })}
    />
  );
}
