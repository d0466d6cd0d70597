import type { ReactNode } from 'react';
import { ItemRoom } from '#/owner/items/list/item-room';
import { useLocale, useWords } from '#/ui/language/language';
import { adminCatalogueWords } from '../../copy';
import { corporateItem } from '../../item';
import { programDuration } from '../../rules';
import { CorporateLeadsTo } from './leads-to-field';
import { OfferCard } from './offer-card';

const own = { leadsTo: CorporateLeadsTo };

/** The owner's list of programs for companies. */
export function CorporateRoom({ above }: { above: ReactNode }) {
  const words = useWords(adminCatalogueWords).corporate;
  const locale = useLocale();
  return (
    <ItemRoom
      noun={corporateItem}
      words={words}
      above={above}
      own={own}
      card={(item, actions) => (
        <OfferCard
          {...actions}
          item={item}
          facts={`${programDuration(item, locale)} · ${words.choices.format[item.format]}`}
        />
      )}
    />
  );
}
