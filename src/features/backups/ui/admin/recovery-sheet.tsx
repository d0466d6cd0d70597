import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery } from '#/features/identity/admin-client';
import { ConfirmPassword } from '#/features/identity/ui/admin/confirm-password';
import { AdminPart } from '#/owner/kit/admin-head';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { saveFile } from '#/ui/save-file';
import { recoverySheet } from '../../admin-client';
import { adminBackupsWords } from '../../copy';

/** The button that downloads the recovery sheet. It asks for the password, because the sheet opens every encrypted backup. */
export function RecoverySheet() {
  const { settings: words } = useWords(adminBackupsWords);
  const locale = useLocale();
  const { data: owner } = useSuspenseQuery(sessionQuery());
  const [isAsking, setAsking] = useState(false);
  if (!owner) return null;
  const download = async (password: string, code: string) => {
    saveFile('kursu-recovery-sheet.html', await recoverySheet(password, code, locale));
    setAsking(false);
  };
  return (
    <AdminPart id="recovery-sheet" title={words.sheetTitle} note={words.sheetHint}>
      {isAsking ? (
        <ConfirmPassword
          email={owner.email}
          withCode={owner.twoFactor}
          send={download}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <p>
          <Button kind="secondary" dense onClick={() => setAsking(true)}>
            {words.sheet}
          </Button>
        </p>
      )}
    </AdminPart>
  );
}
