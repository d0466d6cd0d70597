import { type ReactNode, useState } from 'react';
import { AdminPart } from '#/owner/kit/admin-head';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { saveFile } from '#/ui/save-file';
import { recoverySheet } from '../../admin-client';
import { adminBackupsWords } from '../../copy';

/** Renders a form that asks for the owner's password, and for a code if the second step is on. */
export type RenderConfirmation = (props: {
  send: (password: string, code: string) => Promise<void>;
  onCancel: () => void;
}) => ReactNode;

/** Asks for the password before the download, because the sheet opens every encrypted backup. */
export function RecoverySheet({ confirmation }: { confirmation: RenderConfirmation }) {
  const { settings: words } = useWords(adminBackupsWords);
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const download = async (password: string, code: string) => {
    saveFile('kursu-recovery-sheet.html', await recoverySheet(password, code, locale));
    setAsking(false);
  };
  return (
    <AdminPart id="recovery-sheet" title={words.sheetTitle} note={words.sheetHint}>
      {isAsking ? (
        confirmation({ send: download, onCancel: () => setAsking(false) })
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
