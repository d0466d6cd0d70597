import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { consultingPackagesQuery, consultingServicesQuery } from '#/features/catalogue/client';
import { catalogueWords } from '#/features/catalogue/copy';
import { consultingCategories } from '#/features/catalogue/rules';
import { CatalogueHero } from '#/features/catalogue/ui/catalogue-hero';
import { CategoryFilter } from '#/features/catalogue/ui/category-filter';
import { CategoryGroups } from '#/features/catalogue/ui/category-groups';
import { PackageList } from '#/features/catalogue/ui/package-list';
import { ServiceList } from '#/features/catalogue/ui/service-list';
import { KeyFigures } from '#/features/profile/ui/key-figures';
import { ReachList } from '#/features/profile/ui/reach-list';
import { WhatsAppLink } from '#/features/profile/ui/whatsapp-link';
import { localeOf } from '#/platform/i18n/locale';
import { ButtonLink, buttonClass } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { Section, SectionHead } from '#/ui/layout';
import { listedHead } from '../head/listed-head';
import { serviceList } from '../head/structured-data';

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
  validateSearch: ({ category }: Record<string, unknown>): { category?: string | undefined } =>
    typeof category === 'string' ? { category } : {},
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient }, deps }) => {
    const locale = localeOf(deps.lang);
    await Promise.all([
      queryClient.ensureQueryData(consultingServicesQuery(locale)),
      queryClient.ensureQueryData(consultingPackagesQuery(locale)),
    ]);
  },
  head: ({ match }) =>
    listedHead(match, '/consulting', (page) => {
      const offered =
        match.context.queryClient.getQueryData(consultingServicesQuery(page.locale).queryKey) ?? [];
      return {
        ...page.copy.catalogue.consulting.meta,
        trail: [{ name: page.copy.shell.nav.consulting, path: '/consulting' }],
        structuredData: [serviceList(page, offered)],
      };
    }),
  component: Consulting,
});

function Consulting() {
  const asked = Route.useSearch().category;
  const category = consultingCategories.find((each) => each === asked);
  const locale = useLocale();
  const copy = useWords(catalogueWords).consulting;
  const { data: services } = useSuspenseQuery(consultingServicesQuery(locale));
  const { data: packages } = useSuspenseQuery(consultingPackagesQuery(locale));
  const shown = category ? services.filter((service) => service.category === category) : services;
  return (
    <>
      <CatalogueHero
        title={copy.title}
        deck={copy.deck}
        actions={
          <>
            <ButtonLink href="#services">{copy.toServices}</ButtonLink>
            <ButtonLink href="#contact" kind="secondary">
              {copy.toContact}
            </ButtonLink>
          </>
        }
        figures={<KeyFigures row="consultingFigures" spark />}
      />
      <Section id="services" tabIndex={-1} aria-labelledby="services-title">
        <SectionHead id="services-title" title={copy.services.title} />
        <CategoryFilter
          to="/consulting"
          label={copy.services.filter}
          all={copy.services.all}
          categories={copy.services.short}
          chosen={category}
          shown={copy.services.shown(shown.length)}
        />
        <CategoryGroups items={shown} categories={consultingCategories} chosen={category}>
          {(group, level) => <ServiceList services={group} level={level} />}
        </CategoryGroups>
      </Section>
      <Section night id="packages" tabIndex={-1} aria-labelledby="packages-title">
        <SectionHead id="packages-title" title={copy.packages.title} lead={copy.packages.lead} />
        <PackageList packages={packages} />
      </Section>
      <Closing />
    </>
  );
}

function Closing() {
  const { closing } = useWords(catalogueWords).consulting;
  return (
    <Section id="contact" tabIndex={-1} aria-labelledby="contact-title">
      <div className="contact">
        <div className="contact-words">
          <h2 id="contact-title" className="text-h2">
            {closing.title}
          </h2>
          <p className="text-lead">{closing.text}</p>
          <Link to="/consultation-booking" search={{ service: 'hizli-tanisma' }} className={buttonClass()}>
            {closing.intro}
          </Link>
        </div>
        <div className="contact-ways">
          <ReachList />
          <WhatsAppLink about="consulting" />
        </div>
      </div>
    </Section>
  );
}
