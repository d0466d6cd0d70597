import { ConfirmStep } from '#/owner/kit/confirm-step';
import { kitWords } from '#/owner/kit/copy';
import { Row } from '#/owner/kit/row-list';
import { useSaving } from '#/owner/kit/use-saving';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { redirectsKey, removeRedirect } from '../../admin-client';
import type { ListedRedirect } from '../../admin-contract';
import { adminRedirectsWords } from '../../copy';
import styles from './redirects.module.css';

interface RedirectItemProps {
  redirect: ListedRedirect;
  onEdit: () => void;
  onRemoved: () => void;
}

export function RedirectItem({ redirect: { id, from, to }, onEdit, onRemoved }: RedirectItemProps) {
  const words = useWords(adminRedirectsWords);
  const { edit } = useWords(kitWords);
  const removing = useSaving({ queryKey: redirectsKey, missing: words.missing });
  const remove = async () => {
    if (!(await removing.runAndSay(() => removeRedirect(id), words.removed))) return false;
    onRemoved();
    return true;
  };
  return (
    <Row
      id={id}
      title={
        <bdi dir="ltr" className={styles.address}>
          {from}
        </bdi>
      }
      actions={
        <>
          <Button kind="quiet" dense aria-label={words.editNamed(from)} onClick={onEdit}>
            {edit}
          </Button>
          <ConfirmStep
            words={{
              open: words.remove,
              title: words.removeNamed(from),
              text: words.sure,
              confirm: words.yes,
            }}
            busy={removing.busy}
            onConfirm={remove}
          />
        </>
      }
    >
      <p>
        {to === null ? (
          words.isGone
        ) : (
          <>
            {words.leadsTo}{' '}
            <a href={to} target="_blank" rel="noopener" className={styles.address}>
              <bdi dir="ltr">{to}</bdi>
            </a>
          </>
        )}
      </p>
    </Row>
  );
}
