import type { ReactNode } from 'react';
import { ItemRoom } from '#/owner/items/list/item-room';
import { useLocale, useWords } from '#/ui/language/language';
import { adminCatalogueWords } from '../../copy';
import { trainingItem } from '../../item';
import { programDuration } from '../../rules';
import { TrainingCategoryField } from './category-field';
import { TrainingLeadsTo } from './leads-to-field';
import { OfferCard } from './offer-card';
import { useEmpty } from './use-empty';

const own = { category: TrainingCategoryField, leadsTo: TrainingLeadsTo };

/** The owner's list of training programs. */
export function TrainingRoom({ above }: { above: ReactNode }) {
  const words = useWords(adminCatalogueWords).training;
  const locale = useLocale();
  const empty = useEmpty('training-categories', words.empty);
  return (
    <ItemRoom
      noun={trainingItem}
      words={{ ...words, empty }}
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
