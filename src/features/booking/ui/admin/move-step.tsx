import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { recordWords } from '#/owner/records/copy';
import type { RecordActions } from '#/owner/records/record';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { Paragraph } from '#/ui/unbroken';
import { moveSlotsQuery } from '../../admin-client';
import type { ReservationTypes } from '../../admin-queries';
import type { Slot } from '../../contract';
import { adminBookingWords } from '../../copy';
import { withoutOwn } from '../calendar-days';
import { SlotPicker } from '../slot-picker';
import styles from './move-step.module.css';

interface MoveStepProps {
  reservation: ReservationTypes['detail'];
  actions: RecordActions<ReservationTypes['detail']>;
  onClose: () => void;
}

export function MoveStep({ reservation, actions, onClose }: MoveStepProps) {
  const { actions: copy, done } = useWords(adminBookingWords);
  const { keep } = useWords(recordWords);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [slotId, setSlotId] = useState<string | null>(null);
  const { data, isError, refetch } = useQuery(moveSlotsQuery(reservation.id, locale));
  useEffect(() => box.current?.focus(), []);
  const availability = data && withoutOwn(data, reservation.start, copy.own);
  const chosen: Slot | null =
    availability?.slots.find((slot) => slot.id === slotId && slot.available) ?? null;
  const isBusy = actions.busy === 'move';
  const confirm = async (slot: Slot) => {
    const moved = await actions.run({
      name: 'move',
      path: 'move',
      details: { slotId: slot.id },
      done: { title: done.moved, text: done.told },
    });
    if (moved) onClose();
    else await refetch();
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.root}>
      <p>{copy.choose}</p>
      <SlotPicker
        availability={availability}
        failed={isError}
        onRetry={() => void refetch()}
        chosen={chosen}
        from={reservation.appointmentDate}
        whyCleared={null}
        onChoose={(slot) => setSlotId(slot.id)}
        onClear={() => setSlotId(null)}
      />
      <Paragraph className="field-hint">{copy.moveNote}</Paragraph>
      <Actions>
        <Button dense busy={isBusy} disabled={!chosen} onClick={() => chosen && void confirm(chosen)}>
          {isBusy ? copy.moving : copy.moveConfirm}
        </Button>
        <Button kind="secondary" dense disabled={isBusy} onClick={onClose}>
          {keep}
        </Button>
      </Actions>
    </div>
  );
}
