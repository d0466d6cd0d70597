import { useState } from 'react';
import { availabilityKey } from '#/features/schedule/admin-contract';
import { UndoLine } from '#/owner/items/list/undo-line';
import { RowList } from '#/owner/kit/row-list';
import { useSaving } from '#/owner/kit/use-saving';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { removeBlock, restoreBlock } from '../../admin-availability-client';
import type { Block } from '../../admin-availability-contract';
import { adminBookingWords } from '../../copy';
import { BlockForm } from './block-form';
import { BlockItem, useBlockTime } from './block-item';

/** The owner's blocks, with a form that opens in place. */
export function BlockList({ blocks }: { blocks: readonly Block[] }) {
  const { blocks: copy } = useWords(adminBookingWords).availability;
  const [deleted, setDeleted] = useState<readonly Block[]>([]);
  // A deleted block keeps its place until the owner leaves the page, so that it can be restored.
  const shown = [...blocks, ...deleted.filter(({ id }) => blocks.every((block) => block.id !== id))].sort(
    (a, b) => startOf(a).localeCompare(startOf(b)),
  );
  return (
    <RowList
      id="availability-blocks"
      words={copy}
      items={shown}
      form={(onDone) => <BlockForm onDone={onDone} />}
      row={(block, { isOpen, open, close, focusOn }) => {
        if (deleted.includes(block)) {
          const onRestored = () => {
            setDeleted((before) => before.filter((each) => each !== block));
            focusOn(block.id);
          };
          return <DeletedBlock block={block} onRestored={onRestored} />;
        }
        if (isOpen) return <BlockForm block={block} onDone={close} />;
        const onDeleted = () => setDeleted((before) => [...before, block]);
        return <ExistingBlock block={block} onEdit={open} onDeleted={onDeleted} />;
      }}
    />
  );
}

const startOf = ({ from, fromTime }: Block) => `${from} ${fromTime ?? '00:00'}`;

interface ExistingBlockProps {
  block: Block;
  onEdit: () => void;
  onDeleted: () => void;
}

function ExistingBlock({ block, onEdit, onDeleted }: ExistingBlockProps) {
  const { blocks: copy } = useWords(adminBookingWords).availability;
  const saving = useSaving<Block>({ queryKey: availabilityKey, missing: copy.missing });
  const remove = () => void saving.run(() => removeBlock(block.id)).then((done) => done && onDeleted());
  return <BlockItem block={block} busy={saving.busy} onEdit={onEdit} onRemove={remove} />;
}

function DeletedBlock({ block, onRestored }: { block: Block; onRestored: () => void }) {
  const { blocks: copy } = useWords(adminBookingWords).availability;
  const notify = useNotice();
  const { when } = useBlockTime(block);
  const saving = useSaving<Block>({ queryKey: availabilityKey, missing: copy.missing });
  const restore = async () => {
    if (!(await saving.run(() => restoreBlock(block.id)))) return;
    onRestored();
    notify({ title: copy.restored });
  };
  return <UndoLine text={`${copy.removed}: ${when}`} onUndo={restore} />;
}
