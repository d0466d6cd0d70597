import type { ReactNode } from 'react';
import { ItemCard } from '#/owner/items/list/item-card';
import { ItemRoom } from '#/owner/items/list/item-room';
import { excerpt } from '#/ui/excerpt';
import { useLocale, useWords } from '#/ui/language/language';
import { adminCatalogueWords } from '../../copy';
import { corporateItem } from '../../item';
import { programDuration } from '../../rules';
import { CorporateLeadsTo } from './leads-to-field';

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
        <ItemCard
          {...actions}
          item={item}
          face={{
            title: item.title,
            over: `${programDuration(item, locale)} · ${words.choices.format[item.format]}`,
            text: { full: item.description, shorten: (text) => excerpt(text, 180) },
            order: item.sortOrder,
          }}
        />
      )}
    />
  );
}
