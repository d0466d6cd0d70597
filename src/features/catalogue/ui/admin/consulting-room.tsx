import type { ReactNode } from 'react';
import { ItemRoom } from '#/owner/items/list/item-room';
import { minutesText } from '#/platform/i18n/durations';
import { useLocale, useWords } from '#/ui/language/language';
import type { Place } from '../../contract';
import { adminCatalogueWords } from '../../copy';
import { type RuleInForm, serviceItem } from '../../item';
import { ConsultingCategoryField } from './category-field';
import { ServiceLeadsTo } from './leads-to-field';
import { OfferCard } from './offer-card';
import { PlaceField } from './place-field';
import { QuestionsField, questionsText } from './questions-field';
import { RuleField, useRuleText } from './rule-field';
import { useEmpty } from './use-empty';

const own = {
  category: ConsultingCategoryField,
  place: PlaceField,
  questions: QuestionsField,
  rule: RuleField,
  leadsTo: ServiceLeadsTo,
};

/** The owner's list of consulting services. */
export function ConsultingRoom({ above }: { above: ReactNode }) {
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
    <ItemRoom
      noun={serviceItem}
      words={{ ...words, empty }}
      above={above}
      own={own}
      show={show}
      card={(item, actions) => (
        <OfferCard
          {...actions}
          item={item}
          facts={`${minutesText(locale, item.durations[0] ?? 0)} · ${words.choices.booking[item.booking]}`}
        />
      )}
    />
  );
}
