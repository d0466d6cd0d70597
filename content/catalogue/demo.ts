import type { Localized } from '#/platform/i18n/locale';
import { ar } from './ar';
import { en } from './en';
import {
  consultingCategories,
  consultingFacts,
  corporateFacts,
  featuredConsulting,
  featuredTraining,
  packageFacts,
  trainingCategories,
  trainingFacts,
} from './facts';
import type { CatalogueTexts } from './texts';
import { tr } from './tr';

/** A text of the catalogue in every language. */
const localized = (pick: (texts: CatalogueTexts) => string): Localized => ({
  tr: pick(tr),
  en: pick(en),
  ar: pick(ar),
});

const described = (pick: (texts: CatalogueTexts) => { title: string; description: string }) => ({
  title: localized((each) => pick(each).title),
  description: localized((each) => pick(each).description),
});

const category = (pick: (texts: CatalogueTexts) => { title: string; short: string }) => ({
  title: localized((each) => pick(each).title),
  short: localized((each) => pick(each).short),
});

const inOrder = <Item extends object>(items: readonly Item[]) =>
  items.map((item, index) => ({ ...item, sortOrder: index + 1 }));

/** Puts the featured items first, in the order of `featured`; the rest keep their order. */
function featuredFirst<Fact extends { id: string }>(
  facts: readonly Fact[],
  featured: readonly string[],
): Fact[] {
  const rank = ({ id }: Fact) => (featured.includes(id) ? featured.indexOf(id) : featured.length);
  return facts.toSorted((a, b) => rank(a) - rank(b));
}

const onRequest = { mode: 'request', amount: null, currency: 'TRY' } as const;

/** The sample catalogue, as it is stored. The first three services and programs are those of the home page. */
export const demoCatalogue = {
  consultingCategories: inOrder(
    consultingCategories.map((id) => ({ id, ...category((each) => each.consultingCategories[id]) })),
  ),
  trainingCategories: inOrder(
    trainingCategories.map((id) => ({ id, ...category((each) => each.trainingCategories[id]) })),
  ),
  services: inOrder(
    featuredFirst(consultingFacts, featuredConsulting).map((fact) => ({
      id: fact.id,
      ...described((each) => each.consulting[fact.id]),
      category: fact.category,
      durations: [fact.minutes],
      booking: fact.bookable ? ('instant' as const) : ('request' as const),
      price: onRequest,
    })),
  ),
  packages: inOrder(
    packageFacts.map(({ id, sessions, minutes, priceTry }) => ({
      id,
      ...described((each) => each.packages[id]),
      sessions,
      minutes,
      price: { ...onRequest, amount: priceTry },
    })),
  ),
  programs: inOrder(
    featuredFirst(trainingFacts, featuredTraining).map(({ id, category: group, ...facts }) => ({
      id,
      ...described((each) => each.training[id]),
      topics: localized((each) => each.training[id].topics.join('\n')),
      category: group,
      ...facts,
      price: onRequest,
    })),
  ),
  corporate: inOrder(
    corporateFacts.map(({ id, participants: [from, to], ...facts }) => ({
      id,
      ...described((each) => each.corporate[id]),
      benefits: localized((each) => each.corporate[id].benefits.join('\n')),
      ...facts,
      participantsFrom: from,
      participantsTo: to,
    })),
  ),
};
