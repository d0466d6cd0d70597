import type { SkeletonShape } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { ListState as GeneralListState } from '#/ui/list-state';
import { catalogueWords } from '../copy';

interface ListStateProps {
  failed: boolean;
  busy: boolean;
  onRetry: () => void;
  shape: SkeletonShape;
  className?: string;
}

/** Shown in place of a list that is loading or failed to load, in the catalogue's words. */
export function ListState(props: ListStateProps) {
  return <GeneralListState {...props} words={useWords(catalogueWords)} />;
}
