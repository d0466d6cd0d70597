import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminNote } from '#/owner/kit/admin-head';
import { inlineActionClass } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import { ownersBackupQuery } from '../../admin-client';
import { adminBackupsWords } from '../../copy';
import { troubleOf } from '../../rules';

export function BackupNotice() {
  const { nightly: words, troubles, lostPictures } = useWords(adminBackupsWords);
  const inShort = useShortDateTime();
  const { data: backup } = useQuery(ownersBackupQuery());
  const trouble = backup && troubleOf(backup.outcome);
  if (!trouble) return null;
  return (
    <AdminNote>
      <Notice
        tone="danger"
        title={words[trouble.about](inShort(trouble.at))}
        actions={
          <Link to="/admin/health" hash="backup" className={inlineActionClass}>
            {words.open}
          </Link>
        }
      >
        {trouble.about === 'incomplete' ? lostPictures(trouble.lostPictures) : troubles[trouble.reason]}
      </Notice>
    </AdminNote>
  );
}
