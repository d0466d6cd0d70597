import { useRef, useState } from 'react';
import { FileButton } from '#/owner/kit/file-button';
import { ApiError } from '#/platform/http-client/api';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import type { LookPicture } from '../../contract';
import { adminLookWords } from '../../copy';
import styles from './upload-button.module.css';

/** Stores a picture on the site. Throws an `ApiError` with the reason if that fails. */
export type Upload = (file: File) => Promise<LookPicture>;

const accepted = 'image/png,image/jpeg,image/webp,image/svg+xml';

interface UploadButtonProps<Prepared> {
  of: 'wordmark' | 'icon';
  hasPicture: boolean;
  /** Prepares and stores the file that the owner has chosen. */
  take: (chosen: File) => Promise<Prepared>;
  onTaken: (taken: Prepared) => void;
  onRemove: () => void;
}

export function UploadButton<Prepared>({
  of,
  hasPicture,
  take,
  onTaken,
  onRemove,
}: UploadButtonProps<Prepared>) {
  const { upload: words } = useWords(adminLookWords);
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const action = (hasPicture ? words.another : words.choose)[of];
  const choose = async (chosen: File) => {
    setBusy(true);
    setError('');
    try {
      onTaken(await take(chosen));
    } catch (reason) {
      setError((reason instanceof ApiError && reason.problem?.detail) || words.unreadable);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <div className={styles.buttons}>
        <FileButton
          ref={button}
          accept={accepted}
          label={action}
          busy={busy}
          onChoose={(chosen) => void choose(chosen)}
        >
          {busy ? words.busy : action}
        </FileButton>
        {hasPicture ? (
          <Button
            kind="quiet"
            dense
            onClick={() => {
              onRemove();
              button.current?.focus();
            }}
          >
            {words.remove[of]}
          </Button>
        ) : null}
      </div>
      <p className="field-hint">{words.kinds}</p>
      <p className="field-error" role="alert" hidden={!error}>
        <span>{error}</span>
      </p>
    </div>
  );
}
