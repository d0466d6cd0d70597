import { useState } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { useWords } from '#/ui/language/language';
import { UndoLine } from '../list/undo-line';

/** Closes a form; `undo` restores the changes that were discarded, if any. */
export type CloseForm = (undo?: () => void) => void;

interface FormsOfList {
  /** The id of the open form, such as an item's id or 'new'; undefined if none is open. */
  open: string | undefined;
  onOpen: (id: string) => unknown;
  onClose: (id: string) => void;
}

/** Lets the owner undo the discarding of a form's changes, as long as no other form is open. */
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
