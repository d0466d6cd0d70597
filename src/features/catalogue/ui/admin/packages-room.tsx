import type { ReactNode } from 'react';
import { ItemCard } from '#/owner/items/list/item-card';
import { ItemRoom } from '#/owner/items/list/item-room';
import { minutesText } from '#/platform/i18n/durations';
import { excerpt } from '#/ui/excerpt';
import { useLocale, useWords } from '#/ui/language/language';
import { adminCatalogueWords } from '../../copy';
import { packageItem } from '../../item';
import { PackageLeadsTo } from './leads-to-field';

const own = { leadsTo: PackageLeadsTo };

/** The owner's list of packages. */
export function PackagesRoom({ above }: { above: ReactNode }) {
  const words = useWords(adminCatalogueWords).packages;
  const locale = useLocale();
  return (
    <ItemRoom
      noun={packageItem}
      words={words}
      above={above}
      own={own}
      card={(item, actions) => (
        <ItemCard
          {...actions}
          item={item}
          face={{
            title: item.title,
            over: `${item.sessions} × ${minutesText(locale, item.minutes)}`,
            text: { full: item.description, shorten: (text) => excerpt(text, 180) },
            order: item.sortOrder,
          }}
        />
      )}
    />
  );
}
