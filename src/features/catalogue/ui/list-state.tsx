import { useCopy } from '#/platform/i18n/copy';
import type { SkeletonShape } from '#/ui/feedback';
import { ListState as GeneralListState } from '#/ui/list-state';

interface ListStateProps {
  failed: boolean;
  busy: boolean;
  onRetry: () => void;
  shape: SkeletonShape;
  className?: string;
}

/** A list of the catalogue that is not there, in the catalogue's words. */
export function ListState(props: ListStateProps) {
  return <GeneralListState {...props} words={useCopy('catalogue')} />;
}
