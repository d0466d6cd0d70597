import { ProgressLine } from '#/owner/kit/progress-line';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { adminPicturesWords } from '../../copy';
import styles from './picture-field.module.css';
import type { Work } from './use-picture';

/** The progress of an upload or import; a screen reader announces each step, not every percent. */
export function PictureProgress({ work, onCancel }: { work: Work | undefined; onCancel: () => void }) {
  const copy = useWords(adminPicturesWords);
  const steps = { uploading: copy.sending, preparing: copy.preparing, fetching: copy.taking };
  const step = work ? steps[work.kind] : '';
  const percent = work?.kind === 'uploading' ? Math.round(work.share * 100) : undefined;
  return (
    <>
      <p role="status" className="visually-hidden">
        {step}
      </p>
      {work ? (
        <div className={styles.work}>
          <span className={styles.workWords}>{percent === undefined ? step : copy.uploading(percent)}</span>
          <ProgressLine label={step} done={percent ?? 0} total={percent === undefined ? 0 : 100} />
          <Button dense kind="quiet" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </div>
      ) : null}
    </>
  );
}
