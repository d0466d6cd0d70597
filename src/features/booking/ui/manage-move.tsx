import { useCopy } from '#/platform/i18n/copy';
import { Button } from '#/ui/button';
import { Part } from '#/ui/layout';
import { SlotPicker } from './slot-picker';
import type { Manage } from './use-manage';

/** Another time for the appointment: chosen in the calendar, then confirmed. */
export function MovePart({ manage }: { manage: Manage }) {
  const { manage: copy } = useCopy('booking');
  const { chosen, availability, busy } = manage;
  return (
    <Part wide id="move" title={copy.move.title} note={copy.move.note}>
      <SlotPicker
        availability={availability}
        failed={!availability}
        onRetry={() => window.location.reload()}
        chosen={chosen}
        said={null}
        onChoose={manage.choose}
        onClear={manage.clear}
      />
      {chosen ? (
        <div className="manage-actions manage-confirm">
          <Button busy={busy === 'move'} onClick={() => void manage.move(chosen)}>
            {busy === 'move' ? copy.move.busy : copy.move.confirm}
          </Button>
          <p className="text-small text-muted">{copy.move.confirmTitle}</p>
        </div>
      ) : null}
    </Part>
  );
}
