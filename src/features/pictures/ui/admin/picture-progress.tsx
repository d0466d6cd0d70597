import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { adminPicturesWords } from '../../copy';
import type { Work } from './use-picture';

/** The progress of an upload or import; a screen reader announces each step, not every percent. */
export function PictureProgress({ work, onCancel }: { work: Work | undefined; onCancel: () => void }) {
  const copy = useWords(adminPicturesWords);
  const steps = { uploading: copy.sending, preparing: copy.preparing, taking: copy.taking };
  const step = work ? steps[work.kind] : '';
  const percent = work?.kind === 'uploading' ? Math.round(work.share * 100) : undefined;
  return (
    <>
      <p role="status" className="visually-hidden">
        {step}
      </p>
      {work ? (
        <div className="picture-work">
          <span className="picture-work-words">{percent === undefined ? step : copy.uploading(percent)}</span>
          <progress aria-label={step} max={100} value={percent} />
          <Button dense kind="quiet" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </div>
      ) : null}
    </>
  );
}
