import { useState } from 'react';
import { CodeStep } from './code-step';
import { ForgotStep } from './forgot-step';
import { PasswordStep } from './password-step';

interface SignInStepsProps {
  /** Whose session it was, where there was one. */
  email?: string;
  /** What the first step says in place of its own words. */
  words?: { title: string; lead: string };
  onEntered: () => void;
}

/** The steps of coming in: password, code, and the way to a new password. */
export function SignInSteps({ email: known = '', words, onEntered }: SignInStepsProps) {
  const [step, setStep] = useState<'password' | 'code' | 'forgot'>('password');
  const [email, setEmail] = useState(known);
  if (step === 'code') return <CodeStep onEntered={onEntered} />;
  if (step === 'forgot') return <ForgotStep email={email} onBack={() => setStep('password')} />;
  return (
    <PasswordStep
      email={email}
      words={words}
      onEmail={setEmail}
      onForgot={() => setStep('forgot')}
      onCode={() => setStep('code')}
      onEntered={onEntered}
    />
  );
}
