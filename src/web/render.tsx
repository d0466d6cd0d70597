import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiFetch } from '#/platform/http/api';
import { localeOf } from '#/platform/i18n/locale';
import { createPages } from './router';
import { SiteFailed } from './shell/site-failed';

/** What the browser needs to load for each route: made by the build, or by the development server. */
export type PageManifest = NonNullable<
  Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>
>;

export interface RenderSettings {
  baseUrl: string;
  api: ApiFetch;
  manifest: PageManifest;
  /** Marks the page's own scripts, and nothing that its texts may hold. */
  nonce: string;
}

/**
 * Renders a page's address to a whole document; redirects and missing pages keep their status.
 * A page that failed is replaced whole, so that nothing of the error reaches the visitor.
 */
export async function renderPage(
  request: Request,
  { baseUrl, api, manifest, nonce }: RenderSettings,
): Promise<Response> {
  const handle = createRequestHandler({
    request,
    createRouter: () => createPages({ baseUrl, api, nonce }),
    getRouterManifest: () => manifest,
  });
  const page = await handle(({ responseHeaders, router }) =>
    renderRouterToString({ responseHeaders, router, children: <RouterServer router={router} /> }),
  );
  return page.status < 500 ? page : failedPage(request);
}

function failedPage(request: Request): Response {
  const { pathname, search, searchParams } = new URL(request.url);
  const page = <SiteFailed locale={localeOf(searchParams.get('lang'))} href={`${pathname}${search}`} />;
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
