import type { ReactNode } from 'react';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { kitWords } from './copy';

interface ChangedElsewhereProps {
  children: ReactNode;
  onMine: () => void;
  onTheirs: () => void;
}

/** Shown when something was changed elsewhere while it was open in a form: asks which version to keep. */
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
