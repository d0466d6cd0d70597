import { useQuery } from '@tanstack/react-query';
import { type HolidayDay, turkishHolidays } from '#/features/schedule/contract';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { Check } from '#/owner/kit/check';
import { recordWords } from '#/owner/records/copy';
import { calendarDays, dateFormat } from '#/platform/i18n/dates';
import { comma } from '#/platform/i18n/locale';
import { Button } from '#/ui/button';
import { Notice, Skeleton } from '#/ui/feedback';
import { Field, Select } from '#/ui/field';
import { CountryOptions } from '#/ui/language/countries';
import { useLocale, useWords } from '#/ui/language/language';
import { holidaysQuery } from '../../admin-availability-client';
import { adminBookingWords } from '../../copy';
import styles from './holiday-fields.module.css';
import { type HolidayPeriod, holidayPeriods } from './holiday-periods';
import type { RuleDraft } from './rule-draft';

interface HolidayFieldsProps {
  draft: RuleDraft;
  /** The stored values. If the owner chooses the stored country again, its stored holidays are restored. */
  stored: Pick<RuleDraft, 'holidayCountry' | 'holidaysOff'>;
  onChange: (part: Partial<RuleDraft>) => void;
}

/** Returns a function that gives a holiday's name. The server sends no names of Turkish holidays: they are in `copy/admin`. */
export function useHolidayName() {
  const { names } = useWords(adminBookingWords).availability.holidays;
  return ({ id, name }: Pick<HolidayDay, 'id' | 'name'>): string => {
    const known = turkishHolidays.find((each) => each === id);
    return name ?? (known ? names[known] : id);
  };
}

export function HolidayFields({ draft, stored, onChange }: HolidayFieldsProps) {
  const { holidays: copy } = useWords(adminBookingWords).availability;
  const { failed } = useWords(recordWords);
  const { holidayCountry: country, holidaysOff: off } = draft;
  // The response also lists the countries whose holidays are known, so it is needed even while no country is chosen.
  const { data, isError } = useQuery(holidaysQuery(country || 'TR', useLocale()));
  const codes = [...new Set(['TR', ...(country ? [country] : []), ...(data?.countries ?? [])])];
  const periods = country ? holidayPeriods(data?.days ?? []) : [];
  const shown = periods.map(({ id }) => id);
  const chooseCountry = (chosen: string) =>
    onChange({
      holidayCountry: chosen,
      holidaysOff: chosen === stored.holidayCountry ? stored.holidaysOff : [],
    });
  const toggle = (id: string) =>
    onChange({ holidaysOff: off.includes(id) ? off.filter((each) => each !== id) : [...off, id].sort() });
  return (
    <AdminPart id="availability-holidays" title={copy.title} note={copy.text}>
      <Field label={copy.country} className={styles.country}>
        <Select name="holidayCountry" value={country} onChange={({ target }) => chooseCountry(target.value)}>
          <option value="">{copy.none}</option>
          <CountryOptions codes={codes} />
        </Select>
      </Field>
      {country ? <p className="field-hint">{country === 'TR' ? copy.turkey : copy.elsewhere}</p> : null}
      {isError ? (
        <Notice tone="danger" title={failed.title}>
          {failed.text}
        </Notice>
      ) : null}
      {country && !data && !isError ? <Skeleton label={copy.loading} count={3} /> : null}
      {periods.length > 0 ? (
        <>
          <fieldset className={styles.list}>
            <legend className="visually-hidden">{copy.off}</legend>
            {periods.map((period) => (
              <Holiday
                key={period.id}
                period={period}
                isOff={off.includes(period.id)}
                onToggle={() => toggle(period.id)}
              />
            ))}
          </fieldset>
          <Actions>
            <Button kind="secondary" dense onClick={() => onChange({ holidaysOff: shown.toSorted() })}>
              {copy.all}
            </Button>
            <Button kind="quiet" dense onClick={() => onChange({ holidaysOff: [] })}>
              {copy.clear}
            </Button>
            <span className="field-hint" aria-live="polite">
              {copy.count(shown.filter((id) => off.includes(id)).length, shown.length)}
            </span>
          </Actions>
        </>
      ) : null}
    </AdminPart>
  );
}

interface HolidayProps {
  period: HolidayPeriod;
  isOff: boolean;
  onToggle: () => void;
}

function Holiday({ period, isOff, onToggle }: HolidayProps) {
  const { holidays: copy } = useWords(adminBookingWords).availability;
  const nameOf = useHolidayName();
  const locale = useLocale();
  const days = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const { first, last } = period;
  return (
    <Check checked={isOff} onChange={onToggle}>
      <span className={styles.name}>
        <bdi>{nameOf(period)}</bdi>
      </span>
      <span className={styles.when}>
        {first === last
          ? dateFormat(locale, 'UTC', { ...days, weekday: 'long' }).format(new Date(first))
          : calendarDays(locale, first, last)}
        {period.from === '00:00' ? null : (
          <>
            {comma[locale]}
            {copy.from(period.from)}
          </>
        )}
      </span>
    </Check>
  );
}
