import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import { addressNetworks } from '#/api/middleware/rate-limit';
import { findSession } from '#/features/identity/admin-queries';
import { draftParameter } from '#/features/look/contract';
import { findExactRedirect, findRedirect } from '#/features/redirects/queries';
import { locationFor } from '#/features/redirects/rules';
import { isUnreachableError } from '#/platform/errors/database';
import { errorTrace, type Trace } from '#/platform/errors/trace';
import type { ApiFetch } from '#/platform/http-client/api';
import { preventCaching } from '#/platform/http-server/prevent-caching';
import { isLocale, type Locale, locales } from '#/platform/i18n/locale';
import { langOf, type SiteLanguages } from '#/platform/i18n/site-languages';
import { withoutIds } from '#/platform/log/log';
import { cacheApi } from '#/web/delivery/cache/api-cache';
import { leadOfFormerOffer } from '#/web/delivery/former-offers';
import type { InlineStyles, PageManifest } from '#/web/delivery/render';
import type { LimitedRender } from '#/web/delivery/render-limit';
import { isPersonalPath } from '#/web/own-addresses';
import { personalPaths } from '#/web/pages';
import { isWithin } from '#/web/path-within';
import { sitePages } from '#/web/site-pages';
import type { Site } from './context';

export interface Pages {
  render: LimitedRender;
  manifest: PageManifest;
  inlineStyles?: InlineStyles | undefined;
}

export function pageHandler(site: Site, { render, manifest, inlineStyles }: Pages) {
  const asVisitor = cacheApi(async (input, init) => site.api.request(String(input), init), site.content);
  return async (c: Context): Promise<Response> => {
    const languages = await site.languages.read();
    const lead = await leadOfFormerOffer(site.ctx, new URL(c.req.url));
    const redirect = redirectFor(c, languages) ?? followLead(c, lead) ?? (await redirectWithQuery(c, site));
    if (redirect) return redirect;
    const { api, cookies } = ownerApi(c, site) ?? { api: asVisitor, cookies: [] };
    let trace: Trace | undefined;
    const settings = {
      baseUrl: site.settings.baseUrl,
      languages,
      api,
      manifest,
      inlineStyles,
      ...(await lookFor(c, site)),
      onError(error: unknown) {
        trace = errorTrace(error);
      },
    };
    const rendered = await render(lead ? missingPage(c) : c.req.raw, settings, requestNetwork(site, c));
    const page = lead ? asGone(rendered) : await unlessMoved(c, site, rendered);
    // Status 503 isn't logged here: refusals under load would flood the log, and an unreachable database is logged elsewhere.
    if (page.status >= 500 && page.status !== 503)
      site.ctx.log.error({ path: withoutIds(c.req.path), error: trace }, 'page: could not be rendered');
    for (const cookie of cookies) page.headers.append('Set-Cookie', cookie);
    return withDefaultHeaders(page);
  };
}

/** Whether the owner asks for a page in the draft of the look. For anybody else the parameter has no effect. */
async function showsDraft(c: Context, { identity }: Site): Promise<boolean> {
  if (c.req.query(draftParameter.name) !== draftParameter.value || !c.req.header('Cookie')) return false;
  return Boolean(await findSession(identity, c.req.raw.headers));
}

/** The published look, or the draft for the owner's preview. No cache keeps a preview. */
async function lookFor(c: Context, site: Site) {
  const isPreview = await showsDraft(c, site);
  if (isPreview) c.set('preview', true);
  return { look: await (isPreview ? site.look.preview() : site.look.rendered()), isPreview };
}

/** A request for the page that says that there is nothing at an address, in the request's language. */
function missingPage(c: Context): Request {
  const address = new URL('/gone', c.req.url);
  const language = c.req.query('lang');
  if (language) address.searchParams.set('lang', language);
  return new Request(address, { headers: c.req.raw.headers });
}

const asGone = (page: Response): Response =>
  page.status === 404 ? new Response(page.body, { status: 410, headers: page.headers }) : page;

/** The largest network of a request's address, which counts as one visitor. */
const requestNetwork = ({ clientAddress }: Site, c: Context): string | undefined =>
  addressNetworks(clientAddress(c)).at(-1);

const ownerPaths = personalPaths(sitePages, 'owner');

/**
 * For pages of the owner's room: `api` calls the API in the same process with the request's cookies. `cookies` collects the
 * cookies that the responses set, which must be sent with the page. Undefined for pages of visitors, and without cookies.
 */
function ownerApi(c: Context, { api }: Site) {
  const cookie = isWithin(ownerPaths, c.req.path) ? c.req.header('Cookie') : undefined;
  if (!cookie) return undefined;
  const cookies = new Set<string>();
  const asOwner: ApiFetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Cookie', cookie);
    const response = await api.request(String(input), { ...init, headers });
    for (const line of response.headers.getSetCookie()) cookies.add(line);
    return response;
  };
  return { api: asOwner, cookies };
}

/** The languages in which the page at a path can be read: in the owner's room all of them. */
const languagesAt = (path: string, { main, public: shown }: SiteLanguages): SiteLanguages => ({
  main,
  public: isWithin(ownerPaths, path) ? locales : shown,
});

function redirectFor(c: Context, languages: SiteLanguages): Response | undefined {
  const url = new URL(c.req.url);
  // A redirect to a path that begins with two slashes would lead to another host.
  if (url.pathname.startsWith('//')) return c.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 308);
  const last = getCookie(c, 'language');
  const wanted = isLocale(last) ? last : browsersLanguage(c);
  const lang = wanted && langOf(wanted, languagesAt(c.req.path, languages));
  if (url.searchParams.has('lang') || !lang) return undefined;
  url.searchParams.set('lang', lang);
  c.header('Vary', 'Cookie, Accept-Language');
  preventCaching(c);
  return c.redirect(`${url.pathname}${url.search}`, 302);
}

/**
 * For the page of the set-up link only: the first of the browser's languages that the product has. Nobody has chosen a language
 * on the site yet. The redirect to this language keeps the link's token, because browsers keep the fragment of an address.
 */
function browsersLanguage(c: Context): Locale | undefined {
  if (c.req.path !== '/admin/set-up') return undefined;
  const accepted = parseAccept(c.req.header('Accept-Language') ?? '').map(({ type }) => type.split('-')[0]);
  return accepted.find(isLocale);
}

/** Seconds for which browsers and proxies may cache a redirect. They are few, because the owner can change redirects. */
const redirectLifetime = 600;

function redirectTo(c: Context, to: string): Response {
  c.header('Cache-Control', `public, max-age=${redirectLifetime}`);
  return c.redirect(locationFor(to, c.req.query('lang') ?? null), 301);
}

/** The redirect for the address of a service, package or program that is not offered any more. */
const followLead = (c: Context, lead: string | undefined): Response | undefined =>
  lead && lead !== 'gone' ? redirectTo(c, lead) : undefined;

/** The redirect for an old address that differs from a page's address only by its query, such as WordPress's `/?p=12`. */
async function redirectWithQuery(c: Context, { ctx }: Site): Promise<Response | undefined> {
  const url = new URL(c.req.url);
  if (url.search === '' || isPersonalPath(sitePages, url.pathname)) return undefined;
  const found = await findExactRedirect(ctx, url);
  return found?.to ? redirectTo(c, found.to) : undefined;
}

/**
 * False for a missing page, and for a redirect to the canonical spelling of an address, as that address may have no page either.
 */
const isPage = ({ status }: Response): boolean => status !== 404 && Math.floor(status / 100) !== 3;

const isFile = (path: string): boolean => /\.(?!html?$)\w+$/.test(path);

/**
 * If there is no page at an address, looks the address up in the table of redirects. An entry with a target becomes a redirect,
 * an entry without a target a 410. Without an entry, the response stays as it is.
 */
async function unlessMoved(c: Context, { ctx }: Site, missing: Response): Promise<Response> {
  if (isPage(missing)) return missing;
  const url = new URL(c.req.url);
  const found = await findRedirect(ctx, url).catch((error: unknown) => {
    // Without the database, a missing file gets its 404. Any other address may have a redirect, so the error becomes a 503.
    if (isUnreachableError(error) && isFile(url.pathname)) return undefined;
    throw error;
  });
  if (!found) return missing;
  if (found.to) return redirectTo(c, found.to);
  return asGone(missing);
}

/** Sets the headers that a route did not set itself. */
function withDefaultHeaders(page: Response): Response {
  const isComplete = [200, 404, 410].includes(page.status);
  const defaults = {
    'Cache-Control': isComplete ? 'no-cache' : 'no-store',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
  for (const [name, value] of Object.entries(defaults)) {
    if (!page.headers.has(name)) page.headers.set(name, value);
  }
  return page;
}
