import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { type ZoneChoice, zoneChoices } from '#/features/profile/contract';
import { useOpenForm } from '#/owner/items/form/open-form';
import { dateTimeIn } from '#/platform/i18n/moment';
import { toInstant, toWallTime } from '#/platform/time/zone';
import { Notice } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { Unbroken } from '#/ui/unbroken';
import { plannedAheadQuery } from '../../admin-availability-client';
import { adminBookingWords } from '../../copy';
import styles from './zone-consequences.module.css';

/**
 * Shown before the owner saves another time zone. It asks whether appointments keep their hour or their instant, and says what
 * the change means for appointments, hours, blocks and courses.
 */
export function ZoneConsequences({ to }: { to: string }) {
  const { zoneChange: copy } = useWords(adminBookingWords);
  const locale = useLocale();
  const { form } = useOpenForm<{ appointments: ZoneChoice }>();
  const choice = useWatch({ control: form.control, name: 'appointments' });
  const { data } = useQuery(plannedAheadQuery());
  if (!data) return null;
  const { timeZone: from, appointments, next, blocks, courseDates } = data;
  const keeps = choice === 'hour';
  const told = (start: string) => {
    const at = new Date(start);
    const now = dateTimeIn(locale, from, at);
    if (!keeps) return copy.reads(now, dateTimeIn(locale, to, at));
    const { date, time } = toWallTime(at, from);
    return copy.inside(now, dateTimeIn(locale, from, toInstant(date, time, to)));
  };
  const lead = keeps ? copy.kept(appointments) : copy.appointments(appointments);
  return (
    <>
      {appointments > 0 ? <ZoneQuestion /> : null}
      <Notice tone="need" title={copy.title} role="status">
        <ul className={styles.root}>
          <li>
            {appointments > 0 ? lead : copy.noAppointments}
            {next.length > 0 ? (
              <ul>
                {next.map(({ id, name, start }) => (
                  <li key={id}>
                    <bdi>{name}</bdi>: {told(start)}
                  </li>
                ))}
                {appointments > next.length ? <li>{copy.further(appointments - next.length)}</li> : null}
              </ul>
            ) : null}
          </li>
          <li>{copy.hours}</li>
          {blocks > 0 ? <li>{copy.blocks(blocks)}</li> : null}
          {courseDates > 0 ? <li>{copy.courseDates(courseDates)}</li> : null}
          {appointments > 0 ? (
            <li>
              <Unbroken>{keeps ? copy.keptMails : copy.mails}</Unbroken>
            </li>
          ) : null}
        </ul>
      </Notice>
    </>
  );
}

function ZoneQuestion() {
  const { zoneChange: copy } = useWords(adminBookingWords);
  const { form, set } = useOpenForm<{ appointments: ZoneChoice }>();
  const choice = useWatch({ control: form.control, name: 'appointments' });
  const name = useId();
  return (
    <fieldset className={styles.question}>
      <legend className="field-label">{copy.ask}</legend>
      {zoneChoices.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            checked={choice === each}
            onChange={() => set('appointments', each)}
          />
          <span>
            <b>{copy.choices[each].label}</b>
            <span className="field-hint">{copy.choices[each].text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
