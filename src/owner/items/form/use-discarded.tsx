import { useState } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { useWords } from '#/ui/language/language';
import { UndoLine } from '../list/undo-line';

/** Closes the form of a list; `undo` restores the changes that were discarded, if any. */
export type CloseForm = (undo?: () => void) => void;

interface FormsOfList {
  /** The open form: an item's id, or 'new'. */
  open: string | undefined;
  onOpen: (id: string) => unknown;
  onClose: (id: string) => void;
}

/** Lets the owner undo the discarding of a form's changes while the list is shown. */
export function useDiscarded({ open, onOpen, onClose }: FormsOfList) {
  const { throwAway } = useWords(kitWords);
  const [discarded, setDiscarded] = useState<{ id: string; undo: () => void }>();
  return {
    closeOf:
      (id: string): CloseForm =>
      (undo) => {
        setDiscarded(undo && { id, undo });
        onClose(id);
      },
    discardedLine: (id: string) => {
      if (open !== undefined || discarded?.id !== id) return null;
      const undoDiscard = async () => {
        discarded.undo();
        setDiscarded(undefined);
        await onOpen(id);
      };
      return <UndoLine text={throwAway.done} onUndo={undoDiscard} />;
    },
  };
}
