import type { ReactNode } from 'react';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { kitWords } from './copy';

interface ChangedElsewhereProps {
  /** What is stored. */
  children: ReactNode;
  onMine: () => void;
  onTheirs: () => void;
}

/** Something was changed elsewhere while it stood in a form: what is stored, and who of both is to stay. */
export function ChangedElsewhere({ children, onMine, onTheirs }: ChangedElsewhereProps) {
  const { changed } = useWords(kitWords);
  return (
    <Notice
      tone="danger"
      title={changed.title}
      actions={
        <>
          <Button dense onClick={onMine}>
            {changed.mine}
          </Button>
          <Button kind="secondary" dense onClick={onTheirs}>
            {changed.theirs}
          </Button>
        </>
      }
    >
      {changed.text} {children}
    </Notice>
  );
}
