import { type KeyboardEvent, useRef, useState } from 'react';
import { fullHours, startTimes } from '#/features/catalogue/contract';
import { Actions } from '#/owner/kit/actions';
import { AdminPart } from '#/owner/kit/admin-head';
import { Check } from '#/owner/kit/check';
import { weekdayName } from '#/platform/i18n/dates';
import { textDirection } from '#/platform/i18n/locale';
import { yearRoundZoneWords } from '#/platform/i18n/zone-name';
import { hourText, weekdays } from '#/platform/time/zone';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { useSiteZone } from '#/ui/language/zone';
import { adminBookingWords } from '../../copy';
import { DayEnd } from './day-end';
import { gridMove } from './grid-move';
import { dayField, type RuleDraft, toggled } from './rule-draft';
import styles from './weekly-hours.module.css';

interface WeeklyHoursProps {
  draft: RuleDraft;
  onChange: (part: Partial<RuleDraft>) => void;
}

/** The start times of each weekday: a row for each day, a toggle button for each time. Arrow keys move between the buttons. */
export function WeeklyHours({ draft, onChange }: WeeklyHoursProps) {
  const { hours: copy } = useWords(adminBookingWords).availability;
  const locale = useLocale();
  const zone = yearRoundZoneWords(locale, useSiteZone(), new Date());
  const grid = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState('1 9');
  const needsFiner = weekdays.some(
    (weekday) => draft[dayField(weekday)].some((hour) => hour % 1 > 0) || draft.until[weekday - 1] !== null,
  );
  const [wantsFiner, setWantsFiner] = useState(false);
  const isFiner = needsFiner || wantsFiner;
  const offered: readonly number[] = isFiner ? startTimes : fullHours;

  const move = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.cell;
    const to = from && gridMove(from, event.key, textDirection(locale), offered);
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setTabStop(to);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus();
  };
  const copyMonday = (to: readonly (typeof weekdays)[number][]) =>
    onChange({
      ...Object.fromEntries(to.map((weekday) => [dayField(weekday), draft.day1])),
      until: weekdays.map((weekday) => draft.until[to.includes(weekday) ? 0 : weekday - 1] ?? null),
    });

  return (
    <AdminPart id="availability-hours" title={copy.title} note={copy.text(zone)}>
      <Check
        checked={isFiner}
        disabled={needsFiner}
        onChange={({ target }) => setWantsFiner(target.checked)}
        aria-describedby="availability-finer"
      >
        {copy.finer}
      </Check>
      <p id="availability-finer" className="field-hint">
        {needsFiner ? copy.finerUsed : copy.finerHint}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only move between the buttons inside */}
      <div ref={grid} className={styles.root} onKeyDown={move}>
        {weekdays.map((weekday) => {
          const chosen = draft[dayField(weekday)];
          return (
            <fieldset key={weekday} className={styles.day}>
              <legend>{weekdayName(locale, weekday)}</legend>
              <div className={styles.row} data-finer={isFiner || undefined}>
                {offered.map((hour) => {
                  const cell = `${weekday} ${hour}`;
                  return (
                    <button
                      key={hour}
                      type="button"
                      className={styles.hour}
                      data-cell={cell}
                      aria-pressed={chosen.includes(hour)}
                      aria-label={copy.toggle(weekdayName(locale, weekday), hourText(hour))}
                      tabIndex={cell === tabStop ? 0 : -1}
                      onFocus={() => setTabStop(cell)}
                      onClick={() => onChange({ [dayField(weekday)]: toggled(chosen, hour) })}
                    >
                      <bdi dir="ltr">{hourText(hour)}</bdi>
                    </button>
                  );
                })}
                <span className={styles.count}>
                  {chosen.length > 0 ? copy.count(chosen.length) : copy.none}
                </span>
              </div>
              {isFiner ? (
                <DayEnd
                  day={weekdayName(locale, weekday)}
                  value={draft.until[weekday - 1] ?? null}
                  onChange={(end) => onChange({ until: draft.until.with(weekday - 1, end) })}
                />
              ) : null}
              {weekday === 1 ? (
                <div className={styles.copy}>
                  <Actions>
                    <Button kind="quiet" dense onClick={() => copyMonday([2, 3, 4, 5])}>
                      {copy.copyWeekdays}
                    </Button>
                    <Button kind="quiet" dense onClick={() => copyMonday([2, 3, 4, 5, 6, 7])}>
                      {copy.copy}
                    </Button>
                  </Actions>
                </div>
              ) : null}
            </fieldset>
          );
        })}
      </div>
    </AdminPart>
  );
}
