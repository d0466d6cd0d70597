import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminNote } from '#/owner/kit/admin-head';
import { shortDateTime } from '#/platform/i18n/dates';
import { inlineActionClass } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { ownersBackupQuery } from '../../admin-client';
import { adminBackupsWords } from '../../copy';

/** On the overview, while backups are not made or not proven. */
export function BackupNotice() {
  const { nightly: words, troubles } = useWords(adminBackupsWords);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { data: backup } = useQuery(ownersBackupQuery());
  const { failure, proofFailure } = backup?.outcome ?? {};
  const trouble = failure ?? proofFailure;
  if (!trouble) return null;
  const moment = shortDateTime(locale, timeZone, new Date(trouble.at));
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
