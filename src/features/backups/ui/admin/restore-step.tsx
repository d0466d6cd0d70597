import { type FormEvent, useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { FileInput } from '#/owner/kit/file-input';
import { ProgressLine } from '#/owner/kit/progress-line';
import { SetUpStep } from '#/owner/kit/set-up-step';
import { technicalText } from '#/owner/kit/technical-text';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { sendBackup, untilOpen } from '../../admin-client';
import { adminBackupsWords } from '../../copy';
import styles from './restore-step.module.css';

interface RestoreStepProps {
  /** The token of the set-up link. */
  token: string;
  /** Called to go back to setting up a new site. */
  onBack: () => void;
  /** Called once the restored site responds. */
  onDone: () => void;
}

type State =
  | { name: 'asking'; refusal?: string }
  | { name: 'sending'; percent: number }
  | { name: 'opening' };

export function RestoreStep({ token, onBack, onDone }: RestoreStepProps) {
  const { restore: words } = useWords(adminBackupsWords);
  const [file, setFile] = useState<File>();
  const [isMissing, setIsMissing] = useState(false);
  const [key, setKey] = useState('');
  const [state, setState] = useState<State>({ name: 'asking' });
  const isBusy = state.name !== 'asking';

  const send = async (chosen: File) => {
    setState({ name: 'sending', percent: 0 });
    const onProgress = (percent: number) => setState({ name: 'sending', percent });
    const sent = await sendBackup({ file: chosen, key: key.trim(), token }, onProgress).catch(
      () => undefined,
    );
    if (!sent?.ok) {
      setState({ name: 'asking', refusal: sent ? words.refusals[sent.reason] : words.lost });
      return;
    }
    setState({ name: 'opening' });
    await untilOpen();
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(!file);
    if (file && !isBusy) void send(file);
  };
  return (
    <SetUpStep words={words} step={words.step}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {state.name === 'asking' && state.refusal ? <Notice tone="danger" title={state.refusal} /> : null}
        <Field label={words.file} hint={words.fileHint} error={isMissing ? words.fileMissing : undefined}>
          <FileInput
            required
            accept=".gz,.age"
            disabled={isBusy}
            onChoose={(chosen) => {
              setFile(chosen);
              setIsMissing(false);
            }}
          />
        </Field>
        <Field label={words.key} hint={words.keyHint}>
          <Input
            {...technicalText}
            disabled={isBusy}
            value={key}
            onChange={({ target }) => setKey(target.value)}
          />
        </Field>
        <Progress state={state} />
        <Actions>
          <Button type="submit" dense busy={isBusy}>
            {words.submit}
          </Button>
          <Button kind="quiet" dense disabled={isBusy} onClick={onBack}>
            {words.back}
          </Button>
        </Actions>
      </form>
    </SetUpStep>
  );
}

function Progress({ state }: { state: State }) {
  const { restore: words } = useWords(adminBackupsWords);
  if (state.name === 'asking') return null;
  const percent = state.name === 'sending' && state.percent < 100 ? state.percent : undefined;
  const waiting = state.name === 'opening' ? words.opening : words.working;
  const label = percent === undefined ? waiting : words.sending(percent);
  return (
    <div role="status">
      <ProgressLine label={words.title} done={percent ?? 0} total={percent === undefined ? 0 : 100} />
      <p>{label}</p>
    </div>
  );
}
