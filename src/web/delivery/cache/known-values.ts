import {
  consultingPackages,
  consultingServices,
  corporatePrograms,
  trainingServices,
} from '#/features/catalogue/queries';
import { consultingCategories, trainingCategories } from '#/features/catalogue/rules';
import { sourceLocale } from '#/platform/i18n/locale';
import type { ValueKind } from '../../page-facts';

export type IsKnown = (kind: ValueKind, value: string) => boolean;
type Values = Readonly<Record<ValueKind, { has(value: string): boolean }>>;

const toIds = (items: readonly { id: string }[]): Set<string> => new Set(items.map(({ id }) => id));

async function readValues(): Promise<Values> {
  const locale = sourceLocale;
  return {
    'consulting category': new Set<string>(consultingCategories),
    'training category': new Set<string>(trainingCategories),
    service: toIds(consultingServices(locale)),
    package: toIds(consultingPackages(locale)),
    topic: new Set(['special', 'package']),
    program: toIds([...trainingServices(locale), ...corporatePrograms(locale)]),
    'later page': { has: (value) => /^([2-9]|[1-9]\d{1,2})$/.test(value) },
  };
}

/**
 * The values that addresses of cached pages may contain. They are read again after each change of the content; until then
 * the old ones count, so the page of a new value is rendered for each request.
 */
export function createKnownValues(version: () => number, read = readValues): IsKnown {
  let values: Values | undefined;
  let readVersion: number | undefined;

  function refresh(): void {
    const current = version();
    if (current === readVersion) return;
    readVersion = current;
    read().then(
      (found) => {
        if (readVersion === current) values = found;
      },
      () => {
        if (readVersion === current) readVersion = undefined;
      },
    );
  }

  refresh();
  return (kind, value) => {
    refresh();
    return values?.[kind].has(value) ?? false;
  };
}
