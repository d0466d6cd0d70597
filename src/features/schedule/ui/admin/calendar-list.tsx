import { useEffect, useRef, useState } from 'react';
import { AdminPart } from '#/owner/kit/admin-head';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import type { Calendar } from '../../admin-contract';
import { adminScheduleWords } from '../../copy/admin';
import { CalendarForm } from './calendar-form';
import { CalendarItem } from './calendar-item';
import '#/owner/kit/rows.css';

/** The calendars whose busy times count, with a form that opens in place. */
export function CalendarList({ calendars }: { calendars: readonly Calendar[] }) {
  const { calendars: copy } = useWords(adminScheduleWords);
  const [open, setOpen] = useState<string>();
  const [wanted, setWanted] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const found =
      wanted && box.current?.closest('section')?.querySelector<HTMLElement>(`[data-focus="${wanted}"]`);
    if (!found) return;
    found.focus();
    setWanted(undefined);
  });
  const close = (focus: string) => {
    setOpen(undefined);
    setWanted(focus);
  };
  return (
    <AdminPart
      id="availability-calendars"
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
        {open === 'new' ? <CalendarForm onDone={(calendar) => close(calendar?.id ?? 'add')} /> : null}
        {calendars.length > 0 ? (
          <ul className="rows" aria-label={copy.list}>
            {calendars.map((calendar) => (
              <li key={calendar.id}>
                {open === calendar.id ? (
                  <CalendarForm calendar={calendar} onDone={() => close(calendar.id)} />
                ) : (
                  <CalendarItem
                    calendar={calendar}
                    onEdit={() => setOpen(calendar.id)}
                    onRemoved={() => setWanted('add')}
                  />
                )}
              </li>
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
