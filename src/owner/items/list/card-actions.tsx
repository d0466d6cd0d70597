import { type ReactNode, useRef } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import styles from './item-card.module.css';

export interface CardHandlers {
  handle?: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
  /** Only for samples: makes the item the owner's own, as it is. */
  onKeep?: (() => void) | undefined;
}

interface CardActionsProps extends CardHandlers {
  id: string;
  title: string;
}

export function CardActions({ id, title, handle, onEdit, onRemove, onKeep }: CardActionsProps) {
  const words = useWords(kitWords);
  const edit = useRef<HTMLButtonElement>(null);
  const keep = () => {
    // The pressed button disappears. The edit button takes the focus, which would otherwise be lost.
    edit.current?.focus();
    onKeep?.();
  };
  return (
    <div className={styles.actions}>
      {/* This button stands first: once it has disappeared, the delete button must not be in its place. */}
      {onKeep ? (
        <Button kind="quiet" onClick={keep}>
          {words.sample.keep}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      ) : null}
      <Button ref={edit} kind="quiet" data-opens={id} onClick={onEdit}>
        {words.edit}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
      <Button kind="quiet" className={styles.remove} onClick={onRemove}>
        {words.remove}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
      {handle}
    </div>
  );
}
