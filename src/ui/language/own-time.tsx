import { momentIn } from '#/platform/i18n/moment';
import { namedVisitorZone } from '#/platform/i18n/zone-name';
import { useLocale } from './language';
import { useVisitorZoneAt } from './visitor-zone';
import { useTimeZone } from './zone';

/** A time on the visitor's own clocks, where they show another one than the site's; `label` says whose it is. */
export function OwnTime({ label, at }: { label: string; at: Date }) {
  const locale = useLocale();
  const own = useVisitorZoneAt(useTimeZone(), at);
  return own ? (
    <p className="text-small text-muted">
      {label}: <time dateTime={at.toISOString()}>{momentIn(locale, namedVisitorZone(locale, own), at)}</time>
    </p>
  ) : null;
}
