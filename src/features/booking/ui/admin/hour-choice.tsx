import { useState } from 'react';
import { fullHours, startTimes } from '#/features/catalogue/contract';
import { Check } from '#/owner/kit/check';
import { hourText } from '#/platform/time/zone';
import { useWords } from '#/ui/language/language';
import { adminBookingWords } from '../../copy';
import { toggled } from './rule-draft';
import styles from './weekly-hours.module.css';

interface HourChoiceProps {
  label: string;
  hours: readonly number[];
  error?: string | undefined;
  onChange: (hours: number[]) => void;
}

export function HourChoice({ label, hours, error, onChange }: HourChoiceProps) {
  const { overrides: copy } = useWords(adminBookingWords).availability;
  const needsHalves = hours.some((hour) => hour % 1 > 0);
  const [wantsHalves, setWantsHalves] = useState(needsHalves);
  const hasHalves = needsHalves || wantsHalves;
  return (
    <fieldset className={`${styles.choice} full`}>
      <legend className="field-label">{label}</legend>
      <div className={styles.row} data-finer={hasHalves || undefined}>
        {(hasHalves ? startTimes : fullHours).map((hour) => (
          <button
            key={hour}
            type="button"
            className={styles.hour}
            aria-pressed={hours.includes(hour)}
            onClick={() => onChange(toggled(hours, hour))}
          >
            <bdi dir="ltr">{hourText(hour)}</bdi>
          </button>
        ))}
      </div>
      <Check
        checked={hasHalves}
        disabled={needsHalves}
        onChange={({ target }) => setWantsHalves(target.checked)}
      >
        {copy.halves}
      </Check>
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
