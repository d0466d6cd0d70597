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
  const [thrown, setThrown] = useState<{ id: string; undo: () => void }>();
  return {
    closeOf:
      (id: string): CloseForm =>
      (undo) => {
        setThrown(undo && { id, undo });
        onClose(id);
      },
    /** Shown in place of this item's form. */
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
