import type { ReactNode } from 'react';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import styles from './entrance.module.css';
import type { OwnerFormState } from './use-owner-form';

interface StepProps {
  words: { title: string; lead: string; submit: string; sending: string };
  state: OwnerFormState;
  /** Links below the button. */
  ways?: ReactNode;
  children: ReactNode;
}

/** One step of signing in: its fields and one button. */
export function Step({ words, state: { sending, submit, refusal }, ways, children }: StepProps) {
  return (
    <form
      noValidate
      method="post"
      className={styles.step}
      aria-labelledby="entrance-title"
      onSubmit={(event) => void submit(event)}
    >
      <StepHead title={words.title} lead={words.lead} />
      {refusal ? <Notice tone="danger" title={refusal} /> : null}
      {children}
      <Button type="submit" wide busy={sending} className="needs-script">
        {sending ? words.sending : words.submit}
      </Button>
      {ways ? <div className={styles.ways}>{ways}</div> : null}
    </form>
  );
}

export const StepHead = ({ title, lead }: { title: string; lead: string }) => (
  <header>
    <h1 id="entrance-title" className="text-h2">
      {title}
    </h1>
    <p className="text-muted">{lead}</p>
  </header>
);
