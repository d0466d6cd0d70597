import { randomBytes } from 'node:crypto';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type PlainColours, type RenderedLook, shippedPlain } from '#/features/look/rules';
import { ApiError, type ApiFetch } from '#/platform/http-client/api';
import { publicLocale, type SiteAddress } from '#/platform/i18n/site-languages';
import type { PageFacts } from '../page-facts';
import { createPages } from '../router';
import { routeTree } from '../routeTree.gen';
import { factsShown } from '../shell/facts-shown';
import { SiteFailed } from '../shell/site-failed';
import { sitePages } from '../site-pages';
import { type PolicyOptions, policyFor, securedPage } from './policy';
import { createPrefetchRules } from './prefetch-rules';

/** What the browser loads for each route; made by the build or by the development server. */
export type PageManifest = NonNullable<
  Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>
>;

/** Puts the styles that a page uses into the rendered page, marked with the nonce, in place of the links to its style sheets. */
export type InlineStyles = (html: string, nonce: string) => string;

export interface RenderSettings extends SiteAddress {
  api: ApiFetch;
  manifest: PageManifest;
  /** Undefined if pages load whole style sheets, as in development. */
  inlineStyles?: InlineStyles | undefined;
  /** Undefined for the shipped look. */
  look?: RenderedLook | undefined;
  /** Whether the page is shown in a frame of the owner's room, and to nobody else. */
  isPreview?: boolean;
  isDevelopment?: boolean;
  /** Called with the error of a page that could not be rendered; the visitor doesn't see it. */
  onError: (error: unknown) => void;
}

/** Headers of personal pages: not cached, and their address, which may grant access, is sent to no other site. */
const personal = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

/** The headers that keep a page out of caches, or limit how long it is cached. Without any, it is cached for the usual time. */
function cachingOf(
  { audience = 'everybody', cacheFor }: Partial<PageFacts>,
  isPreview: boolean,
): Readonly<Record<string, string>> {
  if (isPreview || audience !== 'everybody') return personal;
  return cacheFor === undefined ? {} : { 'Cache-Control': `public, max-age=0, s-maxage=${cacheFor}` };
}

const prefetchRules = createPrefetchRules(sitePages);

const utf8 = new TextEncoder();

/**
 * Renders an address to a complete document with its policy; redirects and missing pages keep their status. A failed page
 * is replaced as a whole, so that nothing of the error reaches the visitor.
 */
export async function renderPage(
  request: Request,
  { manifest, inlineStyles, isPreview = false, isDevelopment = false, onError, ...site }: RenderSettings,
): Promise<Response> {
  // Marks the page's own scripts and styles; stored texts can't contain it.
  const nonce = randomBytes(16).toString('base64url');
  const options: PolicyOptions = { secure: site.baseUrl.startsWith('https:'), isDevelopment };
  const handle = createRequestHandler({
    request,
    createRouter: () => createPages({ pages: routeTree, ...site, nonce, prefetchRules }),
    getRouterManifest: () => manifest,
  });
  let isUnavailable = false;
  const page = await handle(async ({ responseHeaders, router }) => {
    for (const { status, error } of router.state.matches) {
      if (status !== 'error') continue;
      isUnavailable ||= error instanceof ApiError && error.status === 503;
      onError(error);
    }
    try {
      const tree = renderToString(<RouterServer router={router} />);
      const facts = factsShown(router.state.matches);
      const isOwners = facts.audience === 'owner';
      const frames = { inOwnRoom: isPreview, ownPages: isOwners };
      const whole = await transformHtmlStringWithRouter(router, tree);
      const styled = inlineStyles && !isOwners ? inlineStyles(whole, nonce) : whole;
      // Done here, where the page is still a string. Later, it would have to be read from the response again.
      const { html, policy } = securedPage(styled, nonce, { ...options, ...frames });
      responseHeaders.set('Content-Security-Policy', policy);
      for (const [name, value] of Object.entries(cachingOf(facts, isPreview)))
        responseHeaders.set(name, value);
      // As bytes, because Node writes strings much more slowly.
      return new Response(utf8.encode(html), { status: getSsrStatus(router), headers: responseHeaders });
    } catch (error) {
      onError(error);
      return new Response(null, { status: 500 });
    }
  });
  if (page.status < 500) return page;
  return failedPage(request, site, options, isUnavailable ? unavailable(5) : { status: 500 });
}

/** What a page that could not be rendered still shows of the site. */
interface Frame extends SiteAddress {
  look?: Pick<RenderedLook, 'plain'> | undefined;
}

/** The colours of a page without style sheets, which follow the system's theme. */
function plainCss({ light, dark }: PlainColours = shippedPlain): string {
  const rules = ({ paper, ink, accent }: PlainColours['light']) =>
    `html{background:${paper};color:${ink}}a{color:${accent}}`;
  return `:root{color-scheme:light dark}${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}`;
}

/** The status and headers of a page that can't be rendered now; `wait` is in seconds. */
const unavailable = (wait: number) => ({ status: 503, headers: { 'Retry-After': String(wait) } });

/** The page shown under too much load or without a database. Rendering it takes almost no work. */
export const busyPage = (request: Request, site: Frame, wait = 2): Response =>
  failedPage(request, site, { secure: site.baseUrl.startsWith('https:') }, unavailable(wait));

function failedPage(
  request: Request,
  { languages, look }: Frame,
  options: PolicyOptions,
  { status, headers = {} }: { status: number; headers?: Record<string, string> },
): Response {
  const { pathname, search, searchParams } = new URL(request.url);
  const css = plainCss(look?.plain);
  const page = (
    <SiteFailed
      locale={publicLocale(searchParams.get('lang'), languages)}
      href={`${pathname}${search}`}
      css={css}
    />
  );
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyFor({ scripts: [], styles: [css] }, options),
    },
  });
}
