import { useWords } from '#/ui/language/language';
import { removeBlock, restoreBlock } from '../../admin-availability-client';
import type { Block } from '../../admin-availability-contract';
import { adminBookingWords } from '../../copy';
import { BlockForm, useBlockTime } from './block-form';
import { TimeList } from './time-list';

export function BlockList({ blocks }: { blocks: readonly Block[] }) {
  const { blocks: words } = useWords(adminBookingWords).availability;
  const describe = useBlockTime();
  const remove = (block: Block) => removeBlock(block.id).then(() => block);
  return (
    <TimeList
      id="availability-blocks"
      kind={{ words, describe, remove, restore: ({ id }) => restoreBlock(id) }}
      times={blocks}
      startOf={({ from, fromTime }) => `${from} ${fromTime ?? '00:00'}`}
      form={(onDone, block) => <BlockForm block={block} onDone={onDone} />}
    />
  );
}
