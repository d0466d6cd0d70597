import { AdminPart } from '#/owner/kit/admin-head';
import { Button } from '#/ui/button';
import { Latin } from '#/ui/facts';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { adminCohortWords } from '../../copy';
import styles from './cohort-room.module.css';

/** The link of a private cohort, to be given to those who may see it. */
export function PrivateLink({ link }: { link: string }) {
  const { detail: words } = useWords(adminCohortWords).cohorts;
  const notify = useNotice();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify({ title: words.copied }),
      () => notify({ tone: 'danger', title: words.copyFailed }),
    );
  return (
    <AdminPart
      id="private-link"
      title={words.link}
      note={words.linkHint}
      end={
        <Button kind="secondary" dense onClick={() => void copy()}>
          {words.copy}
        </Button>
      }
    >
      <p className={styles.link}>
        <Latin text={link} />
      </p>
    </AdminPart>
  );
}
