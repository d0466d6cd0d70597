import { AdminPart } from '#/owner/kit/admin-head';
import { Technical } from '#/owner/kit/technical';
import { ButtonLink } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { adminMovingWords } from '../../copy';
import styles from './moving.module.css';

export function ArchivePart() {
  const { archive: words } = useWords(adminMovingWords);
  return (
    <AdminPart id="moving-archive" title={words.title} note={words.text}>
      <div className={styles.form}>
        <p>
          <ButtonLink kind="secondary" dense href={`/api/admin/archive?lang=${useLocale()}`} download>
            {words.submit}
          </ButtonLink>
        </p>
        <p className="field-hint">{words.hint}</p>
        <Technical>{words.technical}</Technical>
      </div>
    </AdminPart>
  );
}
