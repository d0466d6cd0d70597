import { useState } from 'react';
import { CodeStep } from './code-step';
import { ForgotStep } from './forgot-step';
import { PasswordStep } from './password-step';

interface SignInStepsProps {
  /** The e-mail address of the owner whose session ended, if there was one. */
  email?: string;
  /** Replaces the first step's title and lead. */
  words?: { title: string; lead: string };
  onEntered: () => void;
}

export function SignInSteps({ email: initialEmail = '', words, onEntered }: SignInStepsProps) {
  const [step, setStep] = useState<'password' | 'code' | 'forgot'>('password');
  const [email, setEmail] = useState(initialEmail);
  if (step === 'code') return <CodeStep onEntered={onEntered} />;
  if (step === 'forgot') return <ForgotStep email={email} onBack={() => setStep('password')} />;
  return (
    <PasswordStep
      email={email}
      words={words}
      onForgot={(typed) => {
        setEmail(typed);
        setStep('forgot');
      }}
      onCode={() => setStep('code')}
      onEntered={onEntered}
    />
  );
}
