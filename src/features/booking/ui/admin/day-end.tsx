import { hourText } from '#/platform/time/zone';
import { Options, Select } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { choosableEnds } from '../../admin-availability-contract';
import { adminBookingWords } from '../../copy';
import styles from './weekly-hours.module.css';

interface DayEndProps {
  /** The weekday's name; only where the page shows several of these fields. */
  day?: string;
  value: number | null;
  onChange: (end: number | null) => void;
}

/** The field for the hour by which a day's last appointment must end; null for no such hour. */
export function DayEnd({ day, value, onChange }: DayEndProps) {
  const { hours: copy } = useWords(adminBookingWords).availability;
  return (
    <div className={styles.end}>
      <span aria-hidden="true">{copy.end}</span>
      <Select
        aria-label={day ? copy.endOf(day) : copy.end}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{copy.noEnd}</option>
        <Options of={choosableEnds} text={hourText} />
      </Select>
    </div>
  );
}
