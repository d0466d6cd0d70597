import type { ReactNode } from 'react';
import type { Noun, OwnersItem } from '#/owner/items/item';
import { ItemRoom, type ItemRoomProps } from '#/owner/items/list/item-room';
import { minutesText } from '#/platform/i18n/durations';
import type { Localized } from '#/platform/i18n/locale';
import { excerpt } from '#/ui/excerpt';
import { useLocale, useWords } from '#/ui/language/language';
import type { Place } from '../../contract';
import { adminCatalogueWords } from '../../copy';
import { corporateItem, packageItem, type RuleInForm, serviceItem, trainingItem } from '../../item';
import { programDuration } from '../../rules';
import { ConsultingCategoryField, TrainingCategoryField } from './category-field';
import { type CategoryKind, categoryItems } from './category-items';
import { CountedServicesField } from './counted-services-field';
import { LeadsToField } from './leads-to-field';
import { PlaceField } from './place-field';
import { QuestionsField, questionsText } from './questions-field';
import { RuleField, useRuleText } from './rule-field';
import { useEmpty } from './use-empty';

interface RoomProps {
  above: ReactNode;
}

type Offered = OwnersItem & { title: Localized; description: Localized; sortOrder: number };

interface OfferRoomProps<Item extends Offered>
  extends Pick<ItemRoomProps<Item, Item>, 'words' | 'above' | 'own' | 'show'> {
  noun: Noun<Item, Item>;
  /** Returns the facts that are shown above the title, such as length, format or booking mode. */
  facts: (item: Item) => string;
}

const OfferRoom = <Item extends Offered>({ own, facts, ...room }: OfferRoomProps<Item>) => (
  <ItemRoom
    {...room}
    own={{ ...own, leadsTo: LeadsToField }}
    face={(item) => ({
      title: item.title,
      over: facts(item),
      text: { full: item.description, shorten: (text) => excerpt(text, 180) },
      order: item.sortOrder,
    })}
  />
);

const ofService = {
  category: ConsultingCategoryField,
  place: PlaceField,
  questions: QuestionsField,
  rule: RuleField,
};

export function ConsultingRoom({ above }: RoomProps) {
  const { services: words, place } = useWords(adminCatalogueWords);
  const locale = useLocale();
  const empty = useEmpty('consulting-categories', words.empty);
  const ruleText = useRuleText();
  const show = {
    rule: (value: unknown) => ruleText(value as RuleInForm),
    questions: (value: unknown) => questionsText(value, locale),
    place: (value: unknown) => {
      const { kind, link, address } = value as Place;
      return [place.kinds[kind], link, address].filter(Boolean).join('\n');
    },
  };
  return (
    <OfferRoom
      noun={serviceItem}
      words={{ ...words, empty }}
      above={above}
      own={ofService}
      show={show}
      facts={({ durations: [usual = 0], booking }) =>
        `${minutesText(locale, usual)} · ${words.choices.booking[booking]}`
      }
    />
  );
}

export function PackagesRoom({ above }: RoomProps) {
  const { packages: words, counted } = useWords(adminCatalogueWords);
  const locale = useLocale();
  const show = {
    services: (value: unknown) => {
      const { length } = value as string[];
      return length > 0 ? counted.some(length) : counted.all;
    },
  };
  return (
    <OfferRoom
      noun={packageItem}
      words={words}
      above={above}
      own={{ services: CountedServicesField }}
      show={show}
      facts={({ sessions, minutes }) => `${sessions} × ${minutesText(locale, minutes)}`}
    />
  );
}

export function TrainingRoom({ above }: RoomProps) {
  const words = useWords(adminCatalogueWords).training;
  const locale = useLocale();
  const empty = useEmpty('training-categories', words.empty);
  return (
    <OfferRoom
      noun={trainingItem}
      words={{ ...words, empty }}
      above={above}
      own={{ category: TrainingCategoryField }}
      facts={(item) => `${programDuration(item, locale)} · ${words.choices.format[item.format]}`}
    />
  );
}

export function CorporateRoom({ above }: RoomProps) {
  const words = useWords(adminCatalogueWords).corporate;
  const locale = useLocale();
  return (
    <OfferRoom
      noun={corporateItem}
      words={words}
      above={above}
      facts={(item) => `${programDuration(item, locale)} · ${words.choices.format[item.format]}`}
    />
  );
}

export function CategoriesRoom({ kind, above }: RoomProps & { kind: CategoryKind }) {
  const words = useWords(adminCatalogueWords).categories;
  return (
    <ItemRoom
      noun={categoryItems[kind]}
      words={words}
      above={above}
      face={({ title, sortOrder }) => ({ title, order: sortOrder })}
    />
  );
}
