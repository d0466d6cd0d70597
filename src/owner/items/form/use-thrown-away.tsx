import { useState } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { useWords } from '#/ui/language/language';
import { UndoLine } from '../list/undo-line';

/** Closes the form of a list; `undo` brings back what was typed in it, if it was thrown away. */
export type CloseForm = (undo?: () => void) => void;

interface FormsOfList {
  /** Whose form is open: an id, or 'new'. */
  open: string | undefined;
  onOpen: (id: string) => unknown;
  onClose: () => void;
}

/** What was typed in a form of a list and thrown away can be called back, as long as the list is in sight. */
export function useThrownAway({ open, onOpen, onClose }: FormsOfList) {
  const { throwAway } = useWords(kitWords);
  const [thrown, setThrown] = useState<{ id: string; undo: () => void }>();
  return {
    closeOf:
      (id: string): CloseForm =>
      (undo) => {
        setThrown(undo && { id, undo });
        onClose();
      },
    /** In the place of the form of this item. */
    thrownLine: (id: string) => {
      if (open !== undefined || thrown?.id !== id) return null;
      const callBack = async () => {
        thrown.undo();
        setThrown(undefined);
        await onOpen(id);
      };
      return <UndoLine text={throwAway.done} onUndo={callBack} />;
    },
  };
}
