import { useState } from 'react';
import { ApiError } from '#/platform/http-client/api';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { useMadeInBrowser } from '#/ui/use-made-in-browser';
import { passkeySignInOptions, signInByPasskey } from '../../admin-client';
import { adminIdentityWords } from '../../copy';
import { getPasskey, NoPasskey, supportsPasskeys } from './webauthn';

/** The passkey tells which account it belongs to, so nothing has to be typed. */
export function PasskeyButton({ onEntered }: { onEntered: () => void }) {
  const { signIn: copy, passkeys, failure } = useWords(adminIdentityWords);
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  if (!(useMadeInBrowser() && supportsPasskeys())) return null;

  const signIn = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await signInByPasskey(await getPasskey(await passkeySignInOptions()), locale);
      onEntered();
    } catch (error) {
      const detail = error instanceof ApiError ? error.problem?.detail : undefined;
      setRefusal(error instanceof NoPasskey ? passkeys[error.reason] : (detail ?? failure.text));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button kind="secondary" wide busy={busy} onClick={() => void signIn()}>
        {busy ? copy.passkeyBusy : copy.passkey}
      </Button>
      {refusal ? <Notice tone="danger" title={refusal} /> : null}
    </>
  );
}
