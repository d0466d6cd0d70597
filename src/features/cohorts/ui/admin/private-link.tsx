import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { CopyButton } from '#/owner/kit/copy-button';
import { useSaving } from '#/owner/kit/use-saving';
import { Latin } from '#/ui/facts';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { renewLink } from '../../admin-client';
import { adminCohortWords } from '../../copy';
import styles from './cohort-room.module.css';

interface PrivateLinkProps {
  id: string;
  version: number;
  link: string;
}

/** Whoever has the link can see the private cohort. A renewed link makes the old one invalid. */
export function PrivateLink({ id, version, link }: PrivateLinkProps) {
  const { detail: words, renewal } = useWords(adminCohortWords).cohorts;
  const locale = useLocale();
  const notify = useNotice();
  const saving = useSaving({ queryKey: ['inbox', 'cohorts'] });
  const renew = async () => {
    const done = await saving.run(() => renewLink(id, { version }, locale));
    if (done) notify({ title: renewal.done, text: renewal.doneText });
    return done !== undefined;
  };
  return (
    <AdminPart id="private-link" title={words.link} note={words.linkHint}>
      <p className={styles.link}>
        <Latin text={link} />
      </p>
      <Actions>
        <CopyButton text={link} words={words} />
        <ConfirmStep kind="secondary" words={renewal} busy={saving.busy} onConfirm={renew} />
      </Actions>
    </AdminPart>
  );
}
