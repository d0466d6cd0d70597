import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminNote } from '#/owner/kit/admin-head';
import { inlineActionClass } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import { ownersBackupQuery } from '../../admin-client';
import { adminBackupsWords } from '../../copy';

export function BackupNotice() {
  const { nightly: words, troubles } = useWords(adminBackupsWords);
  const inShort = useShortDateTime();
  const { data: backup } = useQuery(ownersBackupQuery());
  const { failure, proofFailure } = backup?.outcome ?? {};
  const trouble = failure ?? proofFailure;
  if (!trouble) return null;
  const moment = inShort(trouble.at);
  return (
    <AdminNote>
      <Notice
        tone="danger"
        title={failure ? words.failed(moment) : words.unproven(moment)}
        actions={
          <Link to="/admin/health" hash="backup" className={inlineActionClass}>
            {words.open}
          </Link>
        }
      >
        {troubles[trouble.reason]}
      </Notice>
    </AdminNote>
  );
}
