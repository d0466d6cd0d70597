import type { ReactNode } from 'react';
import { useWords } from '#/ui/language/language';
import type { RecordMail } from './contract';
import { recordWords } from './copy';
import styles from './mail-line.module.css';
import { Failing, RecordLines } from './record-rows';

interface MailLineProps {
  /** The kind of the mail, or the person whom the mail is about. */
  first: ReactNode;
  second: ReactNode;
  end?: ReactNode;
}

export const MailLine = ({ first, second, end }: MailLineProps) => (
  <li className={styles.root}>
    <div className="may-shrink">
      <RecordLines first={first} second={second} />
    </div>
    {end}
  </li>
);

/**
 * The states of mails that were due, but certainly or possibly reached nobody. A `filed` mail was written into a file on this
 * machine, because there is no mail server.
 */
const undelivered: readonly RecordMail['state'][] = ['failing', 'unclear', 'held', 'filed'];

export function MailState({ state }: { state: RecordMail['state'] }) {
  const { states } = useWords(recordWords).mails;
  return undelivered.includes(state) ? <Failing>{states[state]}</Failing> : <span>{states[state]}</span>;
}
