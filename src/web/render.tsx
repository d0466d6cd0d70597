import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import type { ApiFetch } from '#/platform/http/api';
import { createPages } from './router';

/** What the browser needs to load for each route: made by the build, or by the development server. */
export type PageManifest = NonNullable<
  Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>
>;

export interface RenderSettings {
  baseUrl: string;
  api: ApiFetch;
  manifest: PageManifest;
}

/** Renders a page's address to a whole document; redirects and missing pages keep their status. */
export function renderPage(request: Request, { baseUrl, api, manifest }: RenderSettings): Promise<Response> {
  const handle = createRequestHandler({
    request,
    createRouter: () => createPages({ baseUrl, api }),
    getRouterManifest: () => manifest,
  });
  return handle(({ responseHeaders, router }) =>
    renderRouterToString({ responseHeaders, router, children: <RouterServer router={router} /> }),
  );
}
