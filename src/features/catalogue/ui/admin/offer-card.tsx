import type { OwnersItem } from '#/owner/items/item';
import type { CardHandlers } from '#/owner/items/list/card-actions';
import { ItemCard } from '#/owner/items/list/item-card';
import type { Localized } from '#/platform/i18n/locale';
import { excerpt } from '#/ui/excerpt';

interface OfferCardProps extends CardHandlers {
  item: OwnersItem & { title: Localized; description: Localized; sortOrder: number };
  /** Length, format or way of booking, above the title. */
  facts: string;
}

/** A service, package or program in the owner's list. */
export function OfferCard({ item, facts, ...actions }: OfferCardProps) {
  return (
    <ItemCard
      {...actions}
      item={item}
      face={{
        title: item.title,
        over: facts,
        text: { full: item.description, shorten: (text) => excerpt(text, 180) },
        order: item.sortOrder,
      }}
    />
  );
}
