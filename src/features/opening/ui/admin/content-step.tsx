import { type FormEvent, useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { kitWords } from '#/owner/kit/copy';
import { SetUpStep } from '#/owner/kit/set-up-step';
import { Button } from '#/ui/button';
import { Held } from '#/ui/held';
import { useWords } from '#/ui/language/language';
import { finishStep, removeSamples } from '../../admin-client';
import { adminOpeningWords } from '../../copy';
import styles from './content-step.module.css';
import { useOpeningChange } from './use-opening-change';

const choices = ['samples', 'empty'] as const;

interface ContentStepProps {
  step: string;
  onDone: () => void;
  /** Goes to the step before. */
  onBack: () => void;
  onLater: () => void;
}

/** A step of the set-up: whether the site begins with the samples. */
export function ContentStep({ step, onDone, onBack, onLater }: ContentStepProps) {
  const { content: words } = useWords(adminOpeningWords);
  const { setUpBack } = useWords(kitWords);
  const [choice, setChoice] = useState<(typeof choices)[number]>('samples');
  const { busy, run } = useOpeningChange();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = await run(async () => {
      if (choice === 'empty') await removeSamples();
      await finishStep('content');
    });
    if (isDone) onDone();
  };
  return (
    <SetUpStep canWait words={words} step={step} titleId="content">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Held while={busy}>
          <fieldset className={styles.choices} aria-labelledby="content">
            {choices.map((each) => (
              <label key={each} className={styles.choice}>
                <input
                  type="radio"
                  name="content"
                  checked={choice === each}
                  onChange={() => setChoice(each)}
                />
                <span>
                  <strong>{words[each]}</strong>
                  <span className="text-muted">{words[`${each}Text`]}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </Held>
        <Actions>
          <Button type="submit" dense busy={busy}>
            {busy ? words.sending : words.submit}
          </Button>
          <Button kind="secondary" dense disabled={busy} onClick={onBack}>
            {setUpBack}
          </Button>
          <Button kind="quiet" dense disabled={busy} onClick={onLater}>
            {words.later}
          </Button>
        </Actions>
      </form>
    </SetUpStep>
  );
}
