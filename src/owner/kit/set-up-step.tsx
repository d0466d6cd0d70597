import type { ReactNode } from 'react';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { Paragraph } from '#/ui/unbroken';
import { Actions } from './actions';
import { kitWords } from './copy';
import styles from './set-up-step.module.css';

interface SetUpStepProps {
  words: { title: string; lead: string };
  /** Which step it is, in words: 'Set-up, step 2 of 3'. */
  step: string;
  /** The id of the title, for a form that the title labels. */
  titleId?: string;
  /** True for a form with its languages side by side. */
  wide?: boolean;
  /** True for a step that can be left and continued later. */
  canWait?: boolean;
  /** Goes back to the previous step, if the form below has no button for it. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

export function SetUpStep({ words, step, titleId, wide, canWait, onBack, children }: SetUpStepProps) {
  const { setUpBack, setUpLater } = useWords(kitWords);
  return (
    <div className={styles.root} data-wide={wide || undefined}>
      <header className={styles.head}>
        <h1 tabIndex={-1} className="text-meta">
          {step}
        </h1>
        <h2 id={titleId} className="text-h2">
          {words.title}
        </h2>
        <Paragraph className="text-muted">{words.lead}</Paragraph>
        {canWait ? <p className="field-hint">{setUpLater}</p> : null}
        {onBack ? (
          <p>
            <Button kind="quiet" dense onClick={onBack}>
              {setUpBack}
            </Button>
          </p>
        ) : null}
      </header>
      {children}
    </div>
  );
}

interface SetUpActionsProps {
  words: { submit: string; sending: string; later: string };
  busy: boolean;
  onBack?: () => void;
  onLater: () => void;
}

export function SetUpActions({ words, busy, onBack, onLater }: SetUpActionsProps) {
  const { setUpBack } = useWords(kitWords);
  return (
    <Actions>
      <Button type="submit" dense busy={busy}>
        {busy ? words.sending : words.submit}
      </Button>
      {onBack ? (
        <Button kind="secondary" dense disabled={busy} onClick={onBack}>
          {setUpBack}
        </Button>
      ) : null}
      <Button kind="quiet" dense disabled={busy} onClick={onLater}>
        {words.later}
      </Button>
    </Actions>
  );
}
