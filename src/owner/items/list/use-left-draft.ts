import { useEffect, useState } from 'react';
import { deleteDraft, findLeftDraft, type StoredDraft, storeDraft } from '../form/stored-drafts';

interface LeftDraftOptions {
  /** The kind of the item: 'books'. */
  noun: string;
  /** Whether a form of the list is open; the form of a new item offers the draft itself. */
  isOpen: boolean;
  onResume: () => void;
}

/** The draft of a new item that another form has left, so that the list can offer it before a form is opened. */
export function useLeftDraft({ noun, isOpen, onResume }: LeftDraftOptions) {
  const item = `${noun}:new`;
  const [left, setLeft] = useState<{ form: string; draft: StoredDraft<object> }>();
  useEffect(() => setLeft(isOpen ? undefined : findLeftDraft(item, '')), [item, isOpen]);
  if (!left) return undefined;
  return {
    storedAt: left.draft.at,
    onResume: () => {
      storeDraft(item, left.form, { ...left.draft, isRestored: true });
      onResume();
    },
    onDiscard: () => {
      deleteDraft(item, left.form);
      setLeft(undefined);
    },
  };
}
