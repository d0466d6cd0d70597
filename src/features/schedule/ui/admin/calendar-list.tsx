import { RowList } from '#/owner/kit/row-list';
import { useWords } from '#/ui/language/language';
import type { Calendar } from '../../admin-queries';
import { adminScheduleWords } from '../../copy';
import { CalendarForm } from './calendar-form';
import { CalendarItem } from './calendar-item';

export function CalendarList({ calendars }: { calendars: readonly Calendar[] }) {
  const { calendars: copy } = useWords(adminScheduleWords);
  return (
    <RowList
      id="availability-calendars"
      words={copy}
      items={calendars}
      form={(onDone) => <CalendarForm onDone={onDone} />}
      row={(calendar, { isOpen, open, close, focusOn }) =>
        isOpen ? (
          <CalendarForm calendar={calendar} onDone={close} />
        ) : (
          <CalendarItem calendar={calendar} onEdit={open} onRemoved={() => focusOn('add')} />
        )
      }
    />
  );
}
