import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { namedVisitorZone, yearRoundZoneWords } from '#/platform/i18n/zone-name';
import { clocksAgree } from '#/platform/time/zone';
import { InlineAction } from '#/ui/button';
import { Field, Select } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { canonicalZone, chooseZone, useHandChosenZone, useVisitorZone } from '#/ui/language/visitor-zone';
import { useSiteZone } from '#/ui/language/zone';
import { timeZonesQuery } from '../client';
import type { Slot } from '../contract';
import { bookingWords } from '../copy';
import styles from './calendar.module.css';

export function ZoneNote({ timeZone, slots }: { timeZone: string; slots: readonly Slot[] }) {
  const { calendar: copy } = useWords(bookingWords);
  const locale = useLocale();
  const site = yearRoundZoneWords(locale, useSiteZone(), new Date());
  const own = useVisitorZone(timeZone);
  const [open, setOpen] = useState(false);
  const isSame = own && slots.every(({ start }) => clocksAgree(new Date(start), timeZone, own));
  const say = isSame ? copy.sameClock : copy.elsewhere;
  return (
    <div className={styles.zoneNote}>
      <p>
        {own ? `${say(namedVisitorZone(locale, own).timeZoneName, site)} ` : null}
        {open ? null : <InlineAction onClick={() => setOpen(true)}>{copy.zone.open}</InlineAction>}
      </p>
      {open ? <ZoneChoice /> : null}
    </div>
  );
}

function ZoneChoice() {
  const { zone: copy } = useWords(bookingWords).calendar;
  const locale = useLocale();
  const chosen = useHandChosenZone();
  const { data, isError } = useQuery(timeZonesQuery(locale));
  const zones = data?.zones ?? [];
  // A zone has several names, and browsers differ in which they use. The list may have the stored zone under another name.
  const listed = zones.some(({ id }) => id === chosen)
    ? chosen
    : zones.find(({ id }) => chosen && canonicalZone(id) === canonicalZone(chosen))?.id;
  return (
    <Field label={copy.label} hint={copy.hint} error={isError ? copy.failed : undefined}>
      <Select autoFocus value={listed ?? ''} onChange={({ target }) => chooseZone(target.value || undefined)}>
        <option value="">
          {copy.device(namedVisitorZone(locale, canonicalZone() ?? 'UTC').timeZoneName)}
        </option>
        {zones.map(({ id, place }) => (
          <option key={id} value={id}>
            {place}
          </option>
        ))}
      </Select>
    </Field>
  );
}
