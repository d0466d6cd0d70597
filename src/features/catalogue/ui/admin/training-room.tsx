import type { ReactNode } from 'react';
import { ItemCard } from '#/owner/items/list/item-card';
import { ItemRoom } from '#/owner/items/list/item-room';
import { excerpt } from '#/ui/excerpt';
import { useLocale, useWords } from '#/ui/language/language';
import { adminCatalogueWords } from '../../copy';
import { trainingItem } from '../../item';
import { programDuration } from '../../rules';
import { TrainingCategoryField } from './category-field';
import { TrainingLeadsTo } from './leads-to-field';

const own = { category: TrainingCategoryField, leadsTo: TrainingLeadsTo };

/** The owner's list of training programs. */
export function TrainingRoom({ above }: { above: ReactNode }) {
  const words = useWords(adminCatalogueWords).training;
  const locale = useLocale();
  return (
    <ItemRoom
      noun={trainingItem}
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
