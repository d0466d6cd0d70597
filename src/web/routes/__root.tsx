import { QueryClientProvider } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  redirect,
  Scripts,
  type SearchMiddleware,
  useLocation,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { PageLook } from '#/features/look/contract';
import { openingQuery } from '#/features/opening/client';
import { profileQuery } from '#/features/profile/client';
import { parseLocale, sourceLocale, textDirection } from '#/platform/i18n/locale';
import { writeLanguages } from '#/platform/i18n/site-languages';
import { fontPreload, preloadsOf } from '#/ui/fonts';
import { LanguageProvider, useLocale } from '#/ui/language/language';
import { PageFonts } from '#/ui/page-fonts';
import { useMadeInBrowser } from '#/ui/use-made-in-browser';
import { background as shippedBackground } from '../app/site-colours';
import { bookersWords, publicWords } from '../copy';
import { dehydrate, stateId } from '../delivery/dehydrated-state';
import startScript from '../delivery/hydration/start.ts?script';
import { addressIn } from '../head/addresses';
import headScript from '../head/head-script.ts?script';
import { OtherLanguages } from '../head/other-languages';
import type { PageContext } from '../page-context';
import { factsShown } from '../shell/facts-shown';
import { Footer } from '../shell/footer';
import { useRememberedLanguage } from '../shell/language';
import { Navigation } from '../shell/navigation';
import { SiteNotices } from '../shell/notices';
import { SiteFailed } from '../shell/site-failed';
import { SiteZone } from '../shell/site-zone';

/** Every link keeps the language of the page, unless it names another one. */
const keepLanguage: SearchMiddleware<{ lang?: string }> = ({ search, next }) => {
  const wanted = next(search);
  const locale = parseLocale(search.lang);
  return 'lang' in wanted || locale === sourceLocale ? wanted : { ...wanted, lang: locale };
};

/** The look as the server has it, with its style rules. */
type ServedLook = PageLook & { css?: string; plain?: object };

export const Route = createRootRouteWithContext<PageContext>()({
  validateSearch: ({ lang }: Record<string, unknown>): { lang?: string } =>
    typeof lang === 'string' && lang !== sourceLocale ? { lang } : {},
  search: { middlewares: [keepLanguage] },
  beforeLoad: async ({ context: { languages }, matches, search }) => {
    const facts = factsShown(matches);
    const isClosed = !languages.public.includes(parseLocale(search.lang));
    if (!isClosed || facts.audience === 'owner') {
      if (facts.hydrate !== 'at first sign') await bookersWords.load(parseLocale(search.lang));
      return;
    }
    // The redirect is permanent for search engines. Browsers don't store it (page-handler.ts), because the language may be opened
    // later.
    throw redirect({
      to: '.',
      search: (asked: object) => ({
        ...asked,
        lang: languages.main === sourceLocale ? undefined : languages.main,
      }),
      statusCode: 301,
      replace: true,
    });
  },
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context, deps }) => {
    const locale = parseLocale(deps.lang);
    await Promise.all([
      publicWords.load(locale),
      context.queryClient.ensureQueryData(profileQuery(locale)),
      context.queryClient.ensureQueryData(openingQuery()),
    ]);
  },
  head: ({ match, matches }) => {
    const { look, languages } = match.context;
    const locale = parseLocale(match.search.lang);
    // The owner's rooms preload no fonts, because browsers warn of a font that was preloaded and is not used soon.
    const preloads = factsShown(matches).audience === 'owner' ? [] : preloadsOf(locale, look?.fonts);
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { name: 'format-detection', content: 'telephone=no' },
      ],
      links: [
        ...preloads.map((href) => ({ rel: 'preload', href, ...fontPreload })),
        look?.icon
          ? { rel: 'icon', href: `/icon/192.png?v=${look.icon}`, type: 'image/png' }
          : { rel: 'icon', href: '/img/icon.svg', type: 'image/svg+xml' },
        {
          rel: 'apple-touch-icon',
          href: look?.icon ? `/icon/touch.png?v=${look.icon}` : '/img/apple-touch-icon.png',
        },
        { rel: 'manifest', href: addressIn({ baseUrl: '', languages }, '/manifest.webmanifest', locale) },
      ],
    };
  },
  component: Document,
  errorComponent: Failed,
});

function Document() {
  const { lang } = Route.useSearch();
  const { baseUrl, languages, look, queryClient } = Route.useRouteContext();
  const { ssr } = useRouter().options;
  const locale = parseLocale(lang);
  const background = look?.background ?? shippedBackground;
  // The owner's room has a frame of its own.
  const isOwnersRoom = useMatches({ select: (matches) => factsShown(matches).audience === 'owner' });
  useRememberedLanguage(locale);
  return (
    <html
      lang={locale}
      dir={textDirection(locale)}
      data-base-url={baseUrl}
      data-languages={writeLanguages(languages)}
      data-look={look && lookAttribute(look)}
      suppressHydrationWarning
    >
      <head>
        <OwnScript text={import.meta.env.SSR ? headScript : ''} />
        <meta name="theme-color" content={background.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={background.dark} media="(prefers-color-scheme: dark)" />
        <OtherLanguages locale={locale} languages={languages.public} />
        <HeadContent />
        {look?.fonts ? (
          <link rel="stylesheet" href={look.fonts.css} precedence="default" nonce={ssr?.nonce} />
        ) : null}
        {look ? <LookStyles look={look} nonce={ssr?.nonce} /> : null}
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <LanguageProvider locale={locale} languages={languages}>
            <PageFonts value={look?.fonts}>
              <SiteZone>
                <SiteNotices>
                  {isOwnersRoom ? (
                    <Outlet />
                  ) : (
                    <>
                      <Navigation />
                      <main id="main" tabIndex={-1}>
                        <Outlet />
                      </main>
                      <Footer />
                      <PrefetchRules />
                    </>
                  )}
                </SiteNotices>
              </SiteZone>
            </PageFonts>
          </LanguageProvider>
        </QueryClientProvider>
        {/* The data of the page, needed only for hydration. */}
        <OwnScript
          id={stateId}
          type="application/json"
          text={import.meta.env.SSR ? dehydrate(queryClient) : ''}
        />
        <Scripts />
        {/* In the page itself, because a request for it would delay the pictures. */}
        <OwnScript text={import.meta.env.SSR && import.meta.env.PROD ? startScript : ''} />
      </body>
    </html>
  );
}

/** The look without the parts that only the server needs. */
const lookAttribute = ({ css: _, plain: __, ...look }: ServedLook) => JSON.stringify(look);

function LookStyles({ look, nonce }: { look: ServedLook; nonce: string | undefined }) {
  return (
    <style
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rules made of checked colours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? (look.css ?? '') : '' }}
      suppressHydrationWarning
    />
  );
}

/** A script or data of the page's own, which only the server writes. */
function OwnScript({ text, ...attributes }: ComponentProps<'script'> & { text: string }) {
  const { ssr } = useRouter().options;
  return (
    <script
      nonce={ssr?.nonce}
      {...attributes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own, and JSON in which no character can end the element
      dangerouslySetInnerHTML={{ __html: text }}
      suppressHydrationWarning
    />
  );
}

/** What browsers may prefetch until the page is hydrated. After that, the router follows the links, and fetches only data. */
function PrefetchRules() {
  const { prefetchRules, languages } = Route.useRouteContext();
  const isMainLanguage = useLocale() === languages.main;
  if (useMadeInBrowser()) return null;
  return <OwnScript type="speculationrules" text={prefetchRules?.(isMainLanguage) ?? ''} />;
}

function Failed() {
  const { search, href } = useLocation();
  return <SiteFailed locale={parseLocale(search.lang)} href={href} />;
}
