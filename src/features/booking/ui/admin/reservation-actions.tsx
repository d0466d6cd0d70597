import { lazy, useState } from 'react';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { ConfirmStep } from '#/owner/kit/confirm-step';
import { kitWords } from '#/owner/kit/copy';
import { LazyPart } from '#/owner/kit/lazy-part';
import { LongTextField } from '#/owner/kit/long-text-field';
import { recordWords } from '#/owner/records/copy';
import type { RecordPartProps } from '#/owner/records/record';
import { Button, ButtonLink } from '#/ui/button';
import { Skeleton } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { Paragraph } from '#/ui/unbroken';
import { useAsking } from '#/ui/use-asking';
import type { ReservationTypes } from '../../admin-queries';
import { limits } from '../../contract';
import { adminBookingWords } from '../../copy';
import { ApproveButton } from './approve-button';

/** Loaded when the owner opens it: lists and overview import this file too, but don't need the calendar of this step. */
const MoveStep = lazy(() => import('./move-step').then((module) => ({ default: module.MoveStep })));

export function ReservationActions({
  record: reservation,
  actions,
}: RecordPartProps<ReservationTypes['detail']>) {
  const { actions: copy, done, reminder } = useWords(adminBookingWords);
  const { answers, keep } = useWords(recordWords);
  const { names } = useWords(kitWords).languages;
  const { asking: moving, setAsking: setMoving, opener } = useAsking();
  const [message, setMessage] = useState('');
  const { changeable, awaitsAnswer, next, language } = reservation;
  return (
    <AdminPart id="actions" title={copy.title}>
      {awaitsAnswer ? <Paragraph className="field-hint">{copy.approveHint}</Paragraph> : null}
      {!changeable && next.length === 0 ? <p className="text-muted">{copy.none}</p> : null}
      {moving && changeable ? (
        <LazyPart waiting={<Skeleton label={copy.moveLoading} />}>
          <MoveStep reservation={reservation} actions={actions} onClose={() => setMoving(false)} />
        </LazyPart>
      ) : (
        <Actions>
          {awaitsAnswer ? <ApproveButton actions={actions} /> : null}
          {changeable ? (
            <>
              <Button ref={opener} kind="secondary" dense onClick={() => setMoving(true)}>
                {copy.move}
              </Button>
              <ConfirmStep
                words={{ ...(awaitsAnswer ? copy.decline : copy.cancel), keep }}
                busy={actions.busy === 'cancel'}
                onConfirm={() =>
                  actions.run({
                    name: 'cancel',
                    path: 'cancel',
                    details: { message },
                    done: { title: awaitsAnswer ? done.declined : done.cancelled, text: done.told },
                  })
                }
              >
                <LongTextField
                  label={copy.cancelMessage}
                  hint={copy.cancelHint(names[language])}
                  dir="auto"
                  max={limits.ownersMessage}
                  value={message}
                  onChange={({ target }) => setMessage(target.value)}
                />
              </ConfirmStep>
            </>
          ) : null}
          {reservation.reminder ? (
            <ButtonLink
              kind="chat"
              dense
              href={reservation.reminder}
              target="_blank"
              rel="noopener noreferrer"
            >
              <span>{reminder.open}</span>
              <VisuallyHidden>{answers.newTab}</VisuallyHidden>
            </ButtonLink>
          ) : null}
          {next.map((status) => (
            <Button
              key={status}
              kind="secondary"
              dense
              busy={actions.busy === status}
              onClick={() => void actions.setStatus(status)}
            >
              {actions.busy === status ? copy.saving : copy[status]}
            </Button>
          ))}
        </Actions>
      )}
    </AdminPart>
  );
}
