import { useCopy } from '#/platform/i18n/copy';
import { Button } from '#/ui/button';
import { Notice, Skeleton, type SkeletonShape } from '#/ui/feedback';

interface ListStateProps {
  failed: boolean;
  busy: boolean;
  onRetry: () => void;
  shape: SkeletonShape;
  className?: string;
}

/** What stands in place of a list that is not there: its bones while it comes, a way to ask again if it did not. */
export function ListState({ failed, busy, onRetry, shape, className }: ListStateProps) {
  const copy = useCopy('catalogue');
  if (!failed)
    return <Skeleton shape={shape} count={3} label={copy.loading} {...(className ? { className } : {})} />;
  return (
    <Notice
      tone="danger"
      title={copy.failed.title}
      actions={
        <Button kind="secondary" dense busy={busy} onClick={onRetry}>
          {copy.failed.retry}
        </Button>
      }
    >
      {copy.failed.text}
    </Notice>
  );
}
