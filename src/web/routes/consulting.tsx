import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import {
  consultingCategoriesQuery,
  consultingPackagesQuery,
  consultingServicesQuery,
} from '#/features/catalogue/client';
import { catalogueWords } from '#/features/catalogue/copy';
import { PackageList } from '#/features/catalogue/ui/package-list';
import { ServiceList } from '#/features/catalogue/ui/service-list';
import { useOwnTexts } from '#/features/profile/client';
import { WhatsAppLink } from '#/features/profile/ui/whatsapp-link';
import { parseLocale } from '#/platform/i18n/locale';
import { buttonClass } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { TitledSection } from '#/ui/layout';
import { listedHead } from '../head/listed-head';
import { serviceList } from '../head/structured-data';
import { shellWords } from '../shell/copy';
import { CataloguePage, catalogueMeta, categorySearch } from './-catalogue-page';

/** The id of the shipped introductory call. */
const introduction = 'hizli-tanisma';

export const Route = createFileRoute('/consulting')({
  staticData: {
    audience: 'everybody',
    hydrate: 'at first sign',
    cacheBy: { category: 'consulting category' },
    sitemap: 'page',
    barItem: 'consulting',
    backInBar: true,
    llms: 'consulting',
    share: 'consulting',
  },
  validateSearch: categorySearch,
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient }, deps }) => {
    const locale = parseLocale(deps.lang);
    await Promise.all([
      queryClient.ensureQueryData(consultingCategoriesQuery(locale)),
      queryClient.ensureQueryData(consultingServicesQuery(locale)),
      queryClient.ensureQueryData(consultingPackagesQuery(locale)),
    ]);
  },
  head: ({ match }) =>
    listedHead(match, '/consulting', (page) => {
      const offered =
        match.context.queryClient.getQueryData(consultingServicesQuery(page.locale).queryKey) ?? [];
      return {
        ...catalogueMeta(page, catalogueWords.in(page.locale).consulting.meta, offered),
        trail: [{ name: shellWords.in(page.locale).nav.consulting, path: '/consulting' }],
        structuredData: [serviceList(page, offered)],
      };
    }),
  component: Consulting,
});

function Consulting() {
  const { category } = Route.useSearch();
  const locale = useLocale();
  const copy = useWords(catalogueWords).consulting;
  const own = useOwnTexts();
  const { data: categories } = useSuspenseQuery(consultingCategoriesQuery(locale));
  const { data: services } = useSuspenseQuery(consultingServicesQuery(locale));
  const { data: packages } = useSuspenseQuery(consultingPackagesQuery(locale));
  const hasIntroduction = services.some(({ id, bookable }) => bookable && id === introduction);
  return (
    <CataloguePage
      words={{ ...copy, deck: own.emphasised('consultingDeck', copy.deck) }}
      figures="consultingFigures"
      list={{
        page: '/consulting',
        id: 'services',
        link: copy.toServices,
        words: copy.services,
        items: services,
        categories,
        requestedCategory: category,
        show: (group, level) => <ServiceList services={group} level={level} />,
      }}
      closing={{
        title: own.plain('consultingClosingTitle', copy.closing.title),
        text: own.plain('consultingClosingText', copy.closing.text),
        action: (
          <Link
            to="/consultation-booking"
            search={hasIntroduction ? { service: introduction } : {}}
            className={buttonClass()}
          >
            {hasIntroduction ? copy.closing.intro : copy.services.book}
          </Link>
        ),
        ways: <WhatsAppLink about="consulting" />,
      }}
    >
      {packages.length > 0 ? (
        <TitledSection
          night
          id="packages"
          title={copy.packages.title}
          lead={own.plain('consultingPackages', copy.packages.lead)}
        >
          <PackageList packages={packages} />
        </TitledSection>
      ) : null}
    </CataloguePage>
  );
}
