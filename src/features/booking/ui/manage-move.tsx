import { useEffect, useRef, useState } from 'react';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { Part } from '#/ui/layout';
import { bookingWords } from '../copy';
import styles from './booking.module.css';
import { SlotPicker } from './slot-picker';
import type { Manage } from './use-manage';

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

export function MovePart({ manage, hasWhatsApp }: { manage: Manage; hasWhatsApp: boolean }) {
  const { manage: words } = useWords(bookingWords);
  const copy = words.move;
  const [state, setState] = useState<'closed' | 'opened' | 'kept'>('closed');
  const box = useRef<HTMLDivElement>(null);
  const { chosen, availability, busy, notice } = manage;
  const isMoved = notice?.kind === 'moved';
  useEffect(() => {
    if (state === 'opened') box.current?.focus();
  }, [state]);
  useEffect(() => {
    if (isMoved) setState('closed');
  }, [isMoved]);

  if (state !== 'opened' && !chosen) {
    return (
      <Part id="move" title={copy.title} note={copy.note}>
        <Button
          ref={state === 'kept' ? takeFocus : undefined}
          kind="secondary"
          onClick={() => setState('opened')}
        >
          {copy.open}
        </Button>
      </Part>
    );
  }
  const isBusy = busy === 'move';
  return (
    <Part wide id="move" title={copy.title} note={copy.note}>
      <div ref={box} tabIndex={-1}>
        <SlotPicker
          availability={availability}
          failed={!availability}
          onRetry={() => window.location.reload()}
          chosen={chosen}
          from={manage.managed?.reservation.appointmentDate}
          whyCleared={null}
          onChoose={manage.choose}
          onClear={manage.clear}
          hasWhatsApp={hasWhatsApp}
        />
        <div className={styles.manageActions}>
          {chosen ? (
            <Button busy={isBusy} onClick={() => void manage.move(chosen)}>
              {isBusy ? copy.busy : copy.confirm}
            </Button>
          ) : null}
          <Button
            kind="quiet"
            disabled={isBusy}
            onClick={() => {
              manage.clear();
              setState('kept');
            }}
          >
            {copy.keep}
          </Button>
        </div>
      </div>
    </Part>
  );
}
