import { lazy, Suspense, useRef, useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { recordWords } from '#/owner/records/copy';
import type { RecordPartProps } from '#/owner/records/record';
import { Button } from '#/ui/button';
import { Skeleton } from '#/ui/feedback';
import { Field, Textarea } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import type { ReservationDetail } from '../../admin-contract';
import { adminBookingWords } from '../../copy';

/** Loaded when it is opened: lists and overview import this file too, but don't need the calendar of this step. */
const MoveStep = lazy(() => import('./move-step').then((module) => ({ default: module.MoveStep })));

/** The actions that are possible for the appointment now. */
export function ReservationActions({ record: reservation, actions }: RecordPartProps<ReservationDetail>) {
  const { actions: copy, done } = useWords(adminBookingWords);
  const { keep, person } = useWords(recordWords);
  const [moving, setMoving] = useState(false);
  const [message, setMessage] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const { changeable, next, language } = reservation;
  const close = () => {
    setMoving(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <AdminPart id="actions" title={copy.title}>
      {!changeable && next.length === 0 ? <p className="text-muted">{copy.none}</p> : null}
      {moving && changeable ? (
        <Suspense fallback={<Skeleton label={copy.moveLoading} />}>
          <MoveStep reservation={reservation} actions={actions} onClose={close} />
        </Suspense>
      ) : (
        <Actions>
          {changeable ? (
            <>
              <Button ref={opener} kind="secondary" dense onClick={() => setMoving(true)}>
                {copy.move}
              </Button>
              <ConfirmStep
                words={{
                  open: copy.cancel,
                  title: copy.cancelTitle,
                  text: copy.cancelText,
                  confirm: copy.cancelConfirm,
                  busy: copy.cancelling,
                  keep,
                }}
                busy={actions.busy === 'cancel'}
                onConfirm={() =>
                  actions.run({
                    name: 'cancel',
                    path: 'cancel',
                    details: { message },
                    done: { title: done.cancelled, text: done.told },
                  })
                }
              >
                <Field label={copy.cancelMessage} hint={copy.cancelHint(person.languages[language])}>
                  <Textarea
                    dir="auto"
                    maxLength={2000}
                    value={message}
                    onChange={(event) => setMessage(event.target.value)}
                  />
                </Field>
              </ConfirmStep>
            </>
          ) : null}
          {next.map((status) =>
            status === 'cancelled' ? null : (
              <Button
                key={status}
                kind="secondary"
                dense
                busy={actions.busy === status}
                onClick={() => void actions.setStatus(status)}
              >
                {actions.busy === status ? copy.saving : copy[status]}
              </Button>
            ),
          )}
        </Actions>
      )}
    </AdminPart>
  );
}
