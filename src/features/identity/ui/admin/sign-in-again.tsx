import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '#/owner/kit/dialog';
import { whenSignedOut } from '#/platform/http-client/api';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { adminIdentityWords } from '../../copy';
import { SignInSteps } from './sign-in-steps';

/** A sign-in dialog for when the session ends while a page is open, so that nothing typed is lost. */
export function SignInAgain({ email }: { email: string }) {
  const { again } = useWords(adminIdentityWords);
  const notify = useNotice();
  const [asking, setAsking] = useState(false);
  useEffect(() => whenSignedOut(() => setAsking(true)), []);
  if (!asking) return null;
  const entered = () => {
    setAsking(false);
    notify({ title: again.done, text: again.doneText });
  };
  return <SignInDialog email={email} onEntered={entered} onDismiss={() => setAsking(false)} />;
}

interface SignInDialogProps {
  email: string;
  onEntered: () => void;
  onDismiss: () => void;
}

function SignInDialog({ email, onEntered, onDismiss }: SignInDialogProps) {
  const { again } = useWords(adminIdentityWords);
  const steps = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => steps.current?.querySelector<HTMLElement>('[type=password]')?.focus(), []);
  return (
    <Dialog
      aria-labelledby="sign-in-title"
      onDismiss={onDismiss}
      actions={
        <Button kind="quiet" dense onClick={onDismiss}>
          {again.later}
        </Button>
      }
    >
      <div ref={steps}>
        <SignInSteps email={email} words={{ title: again.title, lead: again.lead }} onEntered={onEntered} />
      </div>
    </Dialog>
  );
}
