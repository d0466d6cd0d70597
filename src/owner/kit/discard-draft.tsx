import type { MouseEvent } from 'react';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { kitWords } from './copy';

/** Beside the save button of a form that shows what was typed before a reload: throws it away. */
export function DiscardDraft({ draft }: { draft: { restored: boolean; reset: () => void } }) {
  const { stored } = useWords(kitWords);
  if (!draft.restored) return null;
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    draft.reset();
    // The pressed button disappears, so the focus goes to the save button.
    currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  };
  return (
    <Button kind="secondary" onClick={discard}>
      {stored.discard}
    </Button>
  );
}
