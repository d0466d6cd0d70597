import type { ReactNode } from 'react';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import styles from './sign-in.module.css';
import type { OwnerFormState } from './use-owner-form';

interface StepProps {
  words: { title: string; lead: string; submit: string; sending: string };
  state: OwnerFormState;
  /** Links below the button. */
  links?: ReactNode;
  children: ReactNode;
}

/** One step of signing in: its fields and one button. */
export function Step({ words, state: { sending, submit, refusal }, links, children }: StepProps) {
  return (
    <form
      noValidate
      method="post"
      className={styles.step}
      aria-labelledby="sign-in-title"
      onSubmit={(event) => void submit(event)}
    >
      <StepHead title={words.title} lead={words.lead} />
      {refusal ? <Notice tone="danger" title={refusal} /> : null}
      {children}
      <Button type="submit" wide busy={sending} className="needs-script">
        {sending ? words.sending : words.submit}
      </Button>
      {links ? <div className={styles.ways}>{links}</div> : null}
    </form>
  );
}

export const StepHead = ({ title, lead }: { title: string; lead: string }) => (
  <header>
    <h1 id="sign-in-title" className="text-h2">
      {title}
    </h1>
    <p className="text-muted">{lead}</p>
  </header>
);
