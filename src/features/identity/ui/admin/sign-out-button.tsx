import { useState } from 'react';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { signOut } from '../../admin-client';
import { adminIdentityWords } from '../../copy';

/** Ends this browser's session, and reloads the page so that no data of the owner stays in memory. */
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
