import { useState } from 'react';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { signOut } from '../../admin-client';
import { adminIdentityWords } from '../../copy';

/** Ends this browser's session; the page is asked for anew, so that nothing of the owner's stays in memory. */
export function SignOutButton() {
  const { signOut: copy, failure } = useWords(adminIdentityWords);
  const notify = useNotice();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
      window.location.reload();
    } catch {
      setBusy(false);
      notify({ tone: 'danger', ...failure });
    }
  };
  return (
    <Button kind="quiet" dense busy={busy} onClick={() => void leave()}>
      {busy ? copy.busy : copy.label}
    </Button>
  );
}
