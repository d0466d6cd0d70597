import { useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { recordWords } from '#/owner/records/copy';
import type { RecordPartProps } from '#/owner/records/record';
import { Button } from '#/ui/button';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import type { BalanceTypes } from '../../admin-queries';
import { adminBalanceWords } from '../../copy';
import { BalanceLink } from './balance-link';
import { ChangeForm } from './change-form';

export function BalanceActions({ record, actions }: RecordPartProps<BalanceTypes['detail']>) {
  const { actions: words, done } = useWords(adminBalanceWords);
  const { keep } = useWords(recordWords);
  const [changing, setChanging] = useState(false);
  const { status, next, erasedAt } = record;
  if (erasedAt) return null;
  const isOver = status === 'ended';
  const payment = next.find((each) => each === 'paid' || each === 'unpaid');
  const { busy } = actions;
  if (changing)
    return (
      <AdminPart id="actions" title={words.change}>
        <ChangeForm record={record} onDone={() => setChanging(false)} />
      </AdminPart>
    );
  return (
    <>
      <AdminPart id="actions" title={words.title}>
        <Actions>
          {payment ? (
            <Button
              kind={payment === 'paid' ? 'primary' : 'secondary'}
              dense
              busy={busy === payment}
              onClick={() => void actions.setStatus(payment)}
            >
              {busy === payment ? words.saving : words[payment]}
            </Button>
          ) : null}
          <ConfirmStep
            kind="secondary"
            words={{ ...words.renew, keep }}
            busy={busy === 'renew'}
            onConfirm={() =>
              actions.run({
                name: 'renew',
                path: 'renew',
                done: { title: done.renewed, text: done.renewedText },
              })
            }
          />
          {isOver ? null : (
            <>
              <Correct actions={actions} />
              <Button kind="secondary" dense onClick={() => setChanging(true)}>
                {words.change}
              </Button>
              <ConfirmStep
                words={{ ...words.end, keep }}
                busy={busy === 'ended'}
                onConfirm={() => actions.setStatus('ended')}
              />
            </>
          )}
        </Actions>
      </AdminPart>
      <BalanceLink id={record.id} />
    </>
  );
}

function Correct({ actions }: Pick<RecordPartProps<BalanceTypes['detail']>, 'actions'>) {
  const { actions: words, done } = useWords(adminBalanceWords);
  const { keep } = useWords(recordWords);
  const [sessions, setSessions] = useState('1');
  const [note, setNote] = useState('');
  const correct = async () => {
    const isDone = await actions.run({
      name: 'correct',
      path: 'correct',
      details: { sessions: Number(sessions), note },
      done: { title: done.corrected },
    });
    if (isDone) setNote('');
    return isDone;
  };
  return (
    <ConfirmStep
      kind="secondary"
      words={{ ...words.correct, keep }}
      busy={actions.busy === 'correct'}
      onConfirm={correct}
    >
      <Field label={words.sessions} error={actions.errors.sessions}>
        <Input
          type="number"
          inputMode="text"
          step={1}
          dir="ltr"
          value={sessions}
          onChange={({ target }) => setSessions(target.value)}
        />
      </Field>
      <Field label={words.note} hint={words.noteHint} error={actions.errors.note}>
        <Input dir="auto" required value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </ConfirmStep>
  );
}
