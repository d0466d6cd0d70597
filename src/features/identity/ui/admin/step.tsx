import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { Held } from '#/ui/held';
import { Paragraph } from '#/ui/unbroken';
import styles from './sign-in.module.css';
import type { OwnerFormState } from './use-owner-form';

interface StepProps {
  words: { title: string; lead: string; submit: string; sending: string };
  state: OwnerFormState;
  /** Shown above the title. */
  over?: string;
  /** Another way to sign in, below the button. */
  other?: ReactNode;
  links?: ReactNode;
  children: ReactNode;
}

export function Step({
  words,
  state: { sending, submit, refusal },
  over,
  other,
  links,
  children,
}: StepProps) {
  return (
    <form
      noValidate
      method="post"
      className={styles.step}
      aria-labelledby="sign-in-title"
      onSubmit={(event) => void submit(event)}
    >
      <StepHead over={over} title={words.title} lead={words.lead} />
      {refusal ? <Notice tone="danger" title={refusal} /> : null}
      <Held while={sending}>{children}</Held>
      <Button type="submit" wide busy={sending} className="needs-script">
        {sending ? words.sending : words.submit}
      </Button>
      {other}
      {links ? <div className={styles.ways}>{links}</div> : null}
    </form>
  );
}

interface StepMessageProps extends ComponentProps<'div'> {
  title: string;
  text: string;
  more?: string;
}

export const StepMessage = ({ title, text, more, children, ...rest }: StepMessageProps) => (
  <div {...rest} role="status" className={styles.step}>
    <StepHead title={title} lead={text} />
    {more ? <p className="text-muted">{more}</p> : null}
    {children}
  </div>
);

interface StepHeadProps {
  over?: string | undefined;
  title: string;
  lead: string;
}

const StepHead = ({ over, title, lead }: StepHeadProps) => (
  <header>
    {over ? <p className="text-meta">{over}</p> : null}
    <h1 id="sign-in-title" tabIndex={-1} className="text-h2">
      {title}
    </h1>
    <Paragraph className="text-muted">{lead}</Paragraph>
  </header>
);
