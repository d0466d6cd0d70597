import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import styles from './entrance.module.css';

interface StepProps {
  title: string;
  lead: string;
  submit: string;
  busy: string;
  sending: boolean;
  refusal: string | undefined;
  onSubmit: FormEventHandler;
  /** Links below the button. */
  ways?: ReactNode;
  children: ReactNode;
}

/** One step of signing in: its fields and one button. */
export function Step({ title, lead, submit, busy, sending, refusal, onSubmit, ways, children }: StepProps) {
  return (
    <form
      noValidate
      method="post"
      className={styles.step}
      aria-labelledby="entrance-title"
      onSubmit={onSubmit}
    >
      <StepHead title={title} lead={lead} />
      {refusal ? <Notice tone="danger" title={refusal} /> : null}
      {children}
      <Button type="submit" wide busy={sending} className="needs-script">
        {sending ? busy : submit}
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
