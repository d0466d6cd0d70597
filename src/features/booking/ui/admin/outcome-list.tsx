import { Actions } from '#/owner/kit/actions';
import { useRecordActions } from '#/owner/records/use-record-actions';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import type { ReservationSummary } from '../../admin-contract';
import { adminBookingWords } from '../../copy';
import { reservationRecords } from '../../record';
import { type ReservationListProps, ReservationPart } from './reservation-part';

/** Past appointments without an outcome: asks for each whether it took place. */
export function OutcomeList(props: ReservationListProps) {
  const { title } = useWords(adminBookingWords).outcome;
  return (
    <ReservationPart
      {...props}
      id="withoutOutcome"
      title={title}
      act={(item, onDone) => <OutcomeButtons item={item} onOutcomeSet={onDone} />}
    />
  );
}

function OutcomeButtons({ item, onOutcomeSet }: { item: ReservationSummary; onOutcomeSet: () => void }) {
  const { outcome } = useWords(adminBookingWords);
  const { busy, setStatus } = useRecordActions(reservationRecords, item);
  const setOutcome = async (status: 'completed' | 'no_show') => {
    if (await setStatus(status)) onOutcomeSet();
  };
  return (
    <Actions>
      {(['completed', 'no_show'] as const).map((status) => (
        <Button
          key={status}
          kind="secondary"
          dense
          busy={busy === status}
          onClick={() => void setOutcome(status)}
        >
          {busy === status ? outcome.saving : outcome[status]}
          <VisuallyHidden>: {item.name}</VisuallyHidden>
        </Button>
      ))}
    </Actions>
  );
}
