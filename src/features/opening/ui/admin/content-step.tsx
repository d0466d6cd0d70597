import { type FormEvent, useState } from 'react';
import { SetUpActions, SetUpStep } from '#/owner/kit/set-up-step';
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
  onBack: () => void;
  onLater: () => void;
}

export function ContentStep({ step, onDone, onBack, onLater }: ContentStepProps) {
  const { content: words } = useWords(adminOpeningWords);
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
        <SetUpActions words={words} busy={busy} onBack={onBack} onLater={onLater} />
      </form>
    </SetUpStep>
  );
}
