import { useSuspenseQuery } from '@tanstack/react-query';
import { AdminHead } from '#/owner/kit/admin-head';
import { useWords } from '#/ui/language/language';
import { Part } from '#/ui/layout';
import { sessionQuery } from '../../admin-client';
import { adminIdentityWords } from '../../copy';
import { ChangePassword } from './change-password';
import { OpenSessions } from './open-sessions';
import { Passkeys } from './passkeys';
import { TwoFactor } from './two-factor';

export function AccountPage() {
  const { account, password, twoFactor, sessions } = useWords(adminIdentityWords);
  const { data: owner } = useSuspenseQuery(sessionQuery());
  if (!owner) return null;
  return (
    <>
      <AdminHead
        title={account.title}
        actions={
          <p className="text-muted">
            {account.signedInAs}: <bdi dir="ltr">{owner.email}</bdi>
          </p>
        }
      />
      <Part id="account-password" title={password.title} note={password.note}>
        <ChangePassword email={owner.email} withCode={owner.twoFactor} />
      </Part>
      <Part id="account-two-factor" title={twoFactor.title} note={twoFactor.note}>
        <TwoFactor enabled={owner.twoFactor} email={owner.email} />
      </Part>
      <Passkeys email={owner.email} twoFactor={owner.twoFactor} />
      <Part id="account-sessions" title={sessions.title} note={sessions.note}>
        <OpenSessions />
      </Part>
    </>
  );
}
