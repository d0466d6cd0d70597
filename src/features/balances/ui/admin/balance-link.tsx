import { useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { CopyButton } from '#/owner/kit/copy-button';
import { Button } from '#/ui/button';
import { Latin } from '#/ui/facts';
import { useWords } from '#/ui/language/language';
import { useRunning } from '#/ui/use-running';
import { makeLink } from '../../admin-client';
import { adminBalanceWords } from '../../copy';
import styles from './balance-link.module.css';

/** A link to the page of a sold package, for the owner to hand over herself. It is made when she asks for it. */
export function BalanceLink({ id }: { id: string }) {
  const { link: words } = useWords(adminBalanceWords);
  const { busy, run } = useRunning();
  const [link, setLink] = useState<string>();
  const make = () =>
    run(async () => setLink((await makeLink(id)).link), { failed: { title: words.notMade } });
  return (
    <AdminPart id="link" title={words.title} note={words.note}>
      <div role="status">
        {link ? (
          <p className={styles.link}>
            <Latin text={link} />
          </p>
        ) : null}
      </div>
      <Actions>
        {link ? (
          <CopyButton text={link} words={words} />
        ) : (
          <Button kind="secondary" dense busy={busy} onClick={() => void make()}>
            {busy ? words.making : words.make}
          </Button>
        )}
      </Actions>
    </AdminPart>
  );
}
