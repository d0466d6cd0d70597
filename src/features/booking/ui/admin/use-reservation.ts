import { recordWords } from '#/owner/records/copy';
import { useRecordActions } from '#/owner/records/use-record-actions';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersReservationQuery, reservationActions } from '../../admin-client';
import type { ReservationDetail } from '../../admin-contract';
import { adminBookingWords } from '../../copy/admin';
import type { ReservationStatus } from '../../rules';

/** Everything that the owner can do with one appointment; what came of it is said in a notice. */
export function useReservation({ id, sequence }: Pick<ReservationDetail, 'id' | 'sequence'>) {
  const { done } = useWords(adminBookingWords);
  const { failed, mails, erase } = useWords(recordWords);
  const locale = useLocale();
  const { busy, run } = useRecordActions<ReservationDetail>({
    queryKey: ownersReservationQuery(id, locale).queryKey,
    show: useNotice(),
    failed,
  });
  return {
    busy,
    move: (slotId: string) =>
      run('move', () => reservationActions.move(id, locale, slotId, sequence), {
        title: done.moved,
        text: done.told,
      }),
    cancel: (message: string) =>
      run('cancel', () => reservationActions.cancel(id, locale, message, sequence), {
        title: done.cancelled,
        text: done.told,
      }),
    setStatus: (status: ReservationStatus) =>
      run(status, () => reservationActions.setStatus(id, locale, status, sequence), { title: done.status }),
    resend: (mailId: string) =>
      run(mailId, () => reservationActions.resend(id, locale, mailId), { title: mails.resent }),
    erase: () => run('erase', () => reservationActions.erase(id, locale), { title: erase.done }),
  };
}

export type OwnersReservation = ReturnType<typeof useReservation>;
