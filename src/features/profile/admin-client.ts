import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { itemClient } from '#/owner/items/client';
import type { Noun } from '#/owner/items/item';
import { type ApiFetch, apiFetch, done, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { TimeZoneChoice } from '#/platform/i18n/time-zones';
import type { ProfileAdminRoutes } from './admin-routes';
import { type OwnersProfile, profileItem } from './item';

const client = (api: ApiFetch = fetch) => apiClient<ProfileAdminRoutes>('/api', { fetch: api }).admin.profile;

/** The API adds to the item which of its samples are left. */
const ownersNoun = profileItem as unknown as Noun<OwnersProfile>;

/** The profile for its owner. */
export const ownersProfileQuery = () => itemClient(ownersNoun).one('profile');

/** To be called after a change: refetches the profile wherever it is shown. */
export const invalidateProfile = (queries: QueryClient) => itemClient(ownersNoun).invalidate(queries);

/** Keeps shipped fields of the profile, or pictures by their address, as they are. */
export const keepSamples = (names: string[]) => done(client().kept.$post({ json: { names } }));

/** The zones to choose from; the browser's own is the likeliest. */
export const timeZonesQuery = (locale: Locale, browser: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'time-zones', locale, browser ?? ''],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ meta }): Promise<{ zones: TimeZoneChoice[]; likely: string[] }> =>
      readJson(
        apiFetch(meta)(
          `/api/admin/time-zones?${new URLSearchParams({ lang: locale, ...(browser ? { browser } : {}) })}`,
        ),
      ),
  });
