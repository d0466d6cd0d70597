import { useState } from 'react';
import { InlineAction } from '#/ui/button';
import { Field } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { sendBackupCode, sendCode } from '../../admin-client';
import { adminIdentityWords } from '../../copy';
import { CodeInput } from './code-input';
import { Step } from './step';
import { useCodeForm } from './use-code-form';

export function CodeStep({ onEntered }: { onEntered: () => void }) {
  const [isBackup, setIsBackup] = useState(false);
  // The key resets the form when the kind of code changes.
  return (
    <CodeForm
      key={String(isBackup)}
      isBackup={isBackup}
      onSwitch={() => setIsBackup(!isBackup)}
      onEntered={onEntered}
    />
  );
}

interface CodeFormProps {
  isBackup: boolean;
  onSwitch: () => void;
  onEntered: () => void;
}

function CodeForm({ isBackup, onSwitch, onEntered }: CodeFormProps) {
  const { secondStep: copy } = useWords(adminIdentityWords);
  const { form, ...state } = useCodeForm(isBackup ? sendBackupCode : sendCode, onEntered);
  return (
    <Step
      words={isBackup ? { ...copy, lead: copy.backupLead } : copy}
      state={state}
      links={<InlineAction onClick={onSwitch}>{isBackup ? copy.useApp : copy.useBackup}</InlineAction>}
    >
      <Field label={isBackup ? copy.backupCode : copy.code} error={form.formState.errors.code?.message}>
        <CodeInput inputMode={isBackup ? 'text' : 'numeric'} {...form.register('code')} />
      </Field>
    </Step>
  );
}
