import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { dateTimeIn } from '#/platform/i18n/moment';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { Part } from '#/ui/layout';
import { useNotice } from '#/ui/notices';
import { useMadeInBrowser } from '#/ui/use-made-in-browser';
import { useRunning } from '#/ui/use-running';
import { passkeysQuery, removePasskey } from '../../admin-client';
import type { OwnerPasskey } from '../../admin-contract';
import { adminIdentityWords } from '../../copy';
import styles from './account.module.css';
import { AddPasskey } from './add-passkey';
import { RenamePasskey } from './rename-passkey';
import { supportsPasskeys } from './webauthn';

interface PasskeysProps {
  email: string;
  twoFactor: boolean;
}

export function Passkeys({ email, twoFactor }: PasskeysProps) {
  const { passkeys: copy } = useWords(adminIdentityWords);
  const notify = useNotice();
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(passkeysQuery());
  const [open, setOpen] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // After a form has closed, the focus moves to the list that shows the outcome, or to the button if the list is empty.
    if (open === undefined && wasOpen.current) (list.current ?? begin.current)?.focus();
    wasOpen.current = open !== undefined;
  }, [open]);
  const changed = async (title: string) => {
    notify({ title });
    await queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey });
    setOpen(undefined);
  };
  return (
    <Part id="account-passkeys" title={copy.title} note={copy.note(new URL(data.address).host)}>
      <div className={styles.sessions}>
        {data.passkeys.length > 0 ? (
          <ul ref={list} tabIndex={-1} className={styles.sessionList} aria-label={copy.list}>
            {data.passkeys.map((passkey) => (
              <li key={passkey.id}>
                {open === passkey.id ? (
                  <RenamePasskey
                    passkey={passkey}
                    onDone={() => changed(copy.renamed)}
                    onCancel={() => setOpen(undefined)}
                  />
                ) : (
                  <Passkey
                    passkey={passkey}
                    onRename={() => setOpen(passkey.id)}
                    onRemoved={() => changed(copy.removed)}
                  />
                )}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">{copy.none}</p>
        )}
        {open === 'new' ? (
          <AddPasskey
            email={email}
            withCode={twoFactor}
            onAdded={() => changed(copy.addedNow)}
            onCancel={() => setOpen(undefined)}
          />
        ) : (
          <Begin address={data.address}>
            <Button ref={begin} kind="secondary" dense onClick={() => setOpen('new')}>
              {copy.begin}
            </Button>
          </Begin>
        )}
      </div>
    </Part>
  );
}

function Begin({ address, children }: { address: string; children: ReactNode }) {
  const { passkeys: copy } = useWords(adminIdentityWords);
  if (!useMadeInBrowser()) return null;
  if (window.location.origin !== address) return <p className="text-muted">{copy.elsewhere(address)}</p>;
  return supportsPasskeys() ? children : <p className="text-muted">{copy.unsupported}</p>;
}

interface PasskeyProps {
  passkey: OwnerPasskey;
  onRename: () => void;
  onRemoved: () => Promise<void>;
}

function Passkey({ passkey: { id, name, addedAt, usedAt }, onRename, onRemoved }: PasskeyProps) {
  const { passkeys: copy, failure } = useWords(adminIdentityWords);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { busy, run } = useRunning();
  const written = (iso: string) => dateTimeIn(locale, timeZone, new Date(iso));
  const remove = () => run(() => removePasskey(id).then(onRemoved), { failed: failure });
  return (
    <>
      <div>
        <bdi>{name}</bdi>
        <p className="text-small text-muted">
          {copy.added(written(addedAt))}
          <br />
          {usedAt ? copy.used(written(usedAt)) : copy.neverUsed}
        </p>
      </div>
      <Actions>
        <Button kind="quiet" dense aria-label={copy.renameNamed(name)} onClick={onRename}>
          {copy.rename}
        </Button>
        <ConfirmStep words={copy.remove} busy={busy} onConfirm={remove} />
      </Actions>
    </>
  );
}
