import { useEffect, useRef, useState } from 'react';
import { availabilityKey } from '#/features/schedule/admin-contract';
import { UndoLine } from '#/owner/items/list/undo-line';
import { AdminPart } from '#/owner/kit/admin-head';
import { useSaving } from '#/owner/kit/use-saving';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { removeBlock, restoreBlock } from '../../admin-availability-client';
import type { Block } from '../../admin-availability-contract';
import { adminBookingWords } from '../../copy/admin';
import { BlockForm } from './block-form';
import { BlockItem, useBlockTime } from './block-item';
import '#/owner/kit/rows.css';

/** Times that the owner keeps free, with a form that opens in place. */
export function BlockList({ blocks }: { blocks: readonly Block[] }) {
  const { blocks: copy } = useWords(adminBookingWords).availability;
  const [open, setOpen] = useState<string>();
  const [deleted, setDeleted] = useState<readonly Block[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const focusOn = useFocusSoon(box);
  // What was deleted keeps its place until the owner leaves, so that it can come back.
  const shown = [...blocks, ...deleted.filter(({ id }) => blocks.every((block) => block.id !== id))].sort(
    (a, b) => startOf(a).localeCompare(startOf(b)),
  );
  const close = (focus: string) => {
    setOpen(undefined);
    focusOn(focus);
  };
  const rowOf = (block: Block) => {
    if (deleted.includes(block)) {
      const back = () => {
        setDeleted((before) => before.filter((each) => each !== block));
        focusOn(block.id);
      };
      return <Deleted block={block} onBack={back} />;
    }
    if (open === block.id) return <BlockForm block={block} onDone={() => close(block.id)} />;
    const onDeleted = () => setDeleted((before) => [...before, block]);
    return <Kept block={block} onEdit={() => setOpen(block.id)} onDeleted={onDeleted} />;
  };
  return (
    <AdminPart
      id="availability-blocks"
      title={copy.title}
      note={copy.text}
      end={
        <Button
          kind="secondary"
          dense
          data-focus="add"
          aria-expanded={open === 'new'}
          onClick={() => setOpen(open === 'new' ? undefined : 'new')}
        >
          {copy.add}
        </Button>
      }
    >
      <div ref={box}>
        {open === 'new' ? <BlockForm onDone={(block) => close(block?.id ?? 'add')} /> : null}
        {shown.length > 0 ? (
          <ul className="rows" aria-label={copy.list}>
            {shown.map((block) => (
              <li key={block.id}>{rowOf(block)}</li>
            ))}
          </ul>
        ) : (
          <div className="rows-empty">
            <p className="row-title text-ink">{copy.empty}</p>
            <p>{copy.emptyText}</p>
          </div>
        )}
      </div>
    </AdminPart>
  );
}

const startOf = ({ from, fromTime }: Block) => `${from} ${fromTime ?? '00:00'}`;

/** Moves the focus to what bears the name once it is drawn. */
function useFocusSoon(box: { current: HTMLElement | null }) {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (!wanted) return;
    const found = box.current?.closest('section')?.querySelector<HTMLElement>(`[data-focus="${wanted}"]`);
    if (!found) return;
    found.focus();
    setWanted(undefined);
  });
  return setWanted;
}

function Kept({ block, onEdit, onDeleted }: { block: Block; onEdit: () => void; onDeleted: () => void }) {
  const { blocks: copy } = useWords(adminBookingWords).availability;
  const saving = useSaving<Block>({ queryKey: availabilityKey, missing: copy.missing });
  const remove = () => void saving.run(() => removeBlock(block.id)).then((done) => done && onDeleted());
  return <BlockItem block={block} busy={saving.busy} onEdit={onEdit} onRemove={remove} />;
}

function Deleted({ block, onBack }: { block: Block; onBack: () => void }) {
  const { blocks: copy } = useWords(adminBookingWords).availability;
  const notify = useNotice();
  const { when } = useBlockTime(block);
  const saving = useSaving<Block>({ queryKey: availabilityKey, missing: copy.missing });
  const restore = async () => {
    if (!(await saving.run(() => restoreBlock(block.id)))) return;
    onBack();
    notify({ title: copy.restored });
  };
  return <UndoLine text={`${copy.removed}: ${when}`} onUndo={restore} />;
}
