import type { ReactNode } from 'react';
import { ItemRoom } from '#/owner/items/list/item-room';
import { minutesText } from '#/platform/i18n/durations';
import { useLocale, useWords } from '#/ui/language/language';
import { adminCatalogueWords } from '../../copy';
import { packageItem } from '../../item';
import { CountedServicesField } from './counted-services-field';
import { PackageLeadsTo } from './leads-to-field';
import { OfferCard } from './offer-card';

const own = { leadsTo: PackageLeadsTo, services: CountedServicesField };

/** The owner's list of packages. */
export function PackagesRoom({ above }: { above: ReactNode }) {
  const { packages: words, counted } = useWords(adminCatalogueWords);
  const show = {
    services: (value: unknown) => {
      const { length } = value as string[];
      return length > 0 ? counted.some(length) : counted.all;
    },
  };
  const locale = useLocale();
  return (
    <ItemRoom
      noun={packageItem}
      words={words}
      above={above}
      own={own}
      show={show}
      card={(item, actions) => (
        <OfferCard
          {...actions}
          item={item}
          facts={`${item.sessions} × ${minutesText(locale, item.minutes)}`}
        />
      )}
    />
  );
}
