import type { ReactNode } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import styles from './item-card.module.css';

/** The actions on an item of a list. */
export interface CardHandlers {
  /** The drag handle. */
  handle?: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

interface CardActionsProps extends CardHandlers {
  id: string;
  /** The item's title, for accessible names. */
  title: string;
}

export function CardActions({ id, title, handle, onEdit, onRemove }: CardActionsProps) {
  const words = useWords(kitWords);
  return (
    <div className={styles.actions}>
      <Button kind="quiet" data-opens={id} onClick={onEdit}>
        {words.edit}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
      <Button kind="quiet" onClick={onRemove}>
        {words.remove}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
      {handle}
    </div>
  );
}
