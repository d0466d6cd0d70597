import { useState } from 'react';
import { availabilityKey } from '#/features/schedule/admin-contract';
import { UndoLine } from '#/owner/items/list/undo-line';
import { RowList } from '#/owner/kit/row-list';
import { useSaving } from '#/owner/kit/use-saving';
import { calendarDay } from '#/platform/i18n/dates';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { removeOverride, saveOverride } from '../../admin-availability-client';
import type { Override, StoredRule } from '../../admin-availability-contract';
import { adminBookingWords } from '../../copy';
import { OverrideForm } from './override-form';
import { OverrideItem } from './override-item';

interface OverrideListProps {
  overrides: readonly Override[];
  rule: StoredRule;
}

/** The dates with other hours than the week's, with a form that opens in place. */
export function OverrideList({ overrides, rule }: OverrideListProps) {
  const { overrides: copy } = useWords(adminBookingWords).availability;
  const [removed, setRemoved] = useState<readonly Override[]>([]);
  // A removed one keeps its place until the owner leaves the page, so that it can be restored.
  const isGone = ({ id }: Override) => overrides.every((each) => each.id !== id);
  const shown = [...overrides, ...removed.filter(isGone)].sort((a, b) => a.id.localeCompare(b.id));
  return (
    <RowList
      id="availability-overrides"
      words={copy}
      items={shown}
      form={(onDone) => <OverrideForm rule={rule} onDone={onDone} />}
      row={(override, { isOpen, open, close, focusOn }) => {
        if (isGone(override)) {
          const onRestored = () => {
            setRemoved((before) => before.filter((each) => each !== override));
            focusOn(override.id);
          };
          return <RemovedOverride override={override} onRestored={onRestored} />;
        }
        if (isOpen) return <OverrideForm override={override} rule={rule} onDone={close} />;
        const onRemoved = (stored: Override) =>
          setRemoved((before) => [...before.filter(({ id }) => id !== stored.id), stored]);
        return <ExistingOverride override={override} onEdit={open} onRemoved={onRemoved} />;
      }}
    />
  );
}

interface ExistingOverrideProps {
  override: Override;
  onEdit: () => void;
  /** Gets what was stored, which may have been changed elsewhere. */
  onRemoved: (stored: Override) => void;
}

function ExistingOverride({ override, onEdit, onRemoved }: ExistingOverrideProps) {
  const { overrides: copy } = useWords(adminBookingWords).availability;
  const saving = useSaving<Override>({ queryKey: availabilityKey, missing: copy.missing });
  const remove = async () => {
    const removed = await saving.run(() => removeOverride(override.id));
    if (removed) onRemoved(removed.response);
  };
  return <OverrideItem override={override} busy={saving.busy} onEdit={onEdit} onRemove={remove} />;
}

function RemovedOverride({ override, onRestored }: { override: Override; onRestored: () => void }) {
  const { overrides: copy } = useWords(adminBookingWords).availability;
  const notify = useNotice();
  const locale = useLocale();
  const saving = useSaving<Override>({ queryKey: availabilityKey, missing: copy.missing });
  const restore = async () => {
    const { id, hours, until, note } = override;
    if (!(await saving.run(() => saveOverride(id, { hours, until, note })))) return;
    onRestored();
    notify({ title: copy.restored });
  };
  return <UndoLine text={`${copy.removed}: ${calendarDay(locale, override.id)}`} onUndo={restore} />;
}
