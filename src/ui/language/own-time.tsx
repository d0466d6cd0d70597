import { momentIn } from '#/platform/i18n/moment';
import { namedVisitorZone } from '#/platform/i18n/zone-name';
import { useLocale } from './language';
import { useVisitorZoneAt } from './visitor-zone';
import { useTimeZone } from './zone';

/** A time in the visitor's zone, with `label` before it; renders nothing if clocks there show the same time as the site's. */
export function OwnTime({ label, at }: { label: string; at: Date }) {
  const locale = useLocale();
  const own = useVisitorZoneAt(useTimeZone(), at);
  return own ? (
    <p className="text-small text-muted">
      {label}: <time dateTime={at.toISOString()}>{momentIn(locale, namedVisitorZone(locale, own), at)}</time>
    </p>
  ) : null;
}
