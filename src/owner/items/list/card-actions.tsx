import type { ReactNode } from 'react';
import type { KitLabels } from '#/owner/kit/kit-labels.ts';
import { Button } from '#/ui/button.tsx';
import { VisuallyHidden } from '#/ui/layout.tsx';
import './item-room.css';

interface CardActionsProps {
  labels: KitLabels;
  id: string;
  /** What the item is called, for the ear. */
  title: string;
  /** The way to drag it. */
  handle: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

/** What can be done with an item of a list. */
export const CardActions = ({ labels, id, title, handle, onEdit, onRemove }: CardActionsProps) => (
  <div className="card-actions">
    <Button kind="quiet" data-opens={id} onClick={onEdit}>
      {labels.edit}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
    <Button kind="quiet" onClick={onRemove}>
      {labels.remove}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
    {handle}
  </div>
);
