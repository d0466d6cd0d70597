import { useState } from 'react';
import { CodeStep } from './code-step';
import { Entrance, type EntranceProps } from './entrance';
import { ForgotStep } from './forgot-step';
import { PasswordStep } from './password-step';

/** The session came with the answer: the page is asked for anew, as the owner. */
const enter = () => window.location.reload();

/** What a signed-out visitor of the owner's room sees. */
export function SignIn(frame: EntranceProps) {
  const [step, setStep] = useState<'password' | 'code' | 'forgot'>('password');
  const [email, setEmail] = useState('');
  return (
    <Entrance {...frame}>
      {step === 'password' ? (
        <PasswordStep
          email={email}
          onEmail={setEmail}
          onForgot={() => setStep('forgot')}
          onCode={() => setStep('code')}
          onEntered={enter}
        />
      ) : null}
      {step === 'code' ? <CodeStep onEntered={enter} /> : null}
      {step === 'forgot' ? <ForgotStep email={email} onBack={() => setStep('password')} /> : null}
    </Entrance>
  );
}
