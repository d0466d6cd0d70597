import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { itemClient } from '#/owner/items/client';
import type { Noun } from '#/owner/items/item';
import { type ApiFetch, apiFetch, done, readJson } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { TimeZoneChoice } from '#/platform/i18n/time-zones';
import type { ShownPerson } from './admin-contract';
import type { ProfileAdminRoutes } from './admin-routes';
import { type OwnersProfile, profileItem } from './item';

const client = (api: ApiFetch = fetch) => apiClient<ProfileAdminRoutes>('/api', { fetch: api }).admin.profile;

/** The profile as an item. The cast adds `samples` and `sampleTexts`, which the API returns in addition to the item's fields. */
const ownersNoun = profileItem as unknown as Noun<OwnersProfile>;

export const ownersProfileQuery = () => itemClient(ownersNoun).one('profile');

/** Call it after a change of the profile: everything that shows the profile fetches it again. */
export const invalidateProfile = (queries: QueryClient) => itemClient(ownersNoun).invalidate(queries);

/** Keeps samples as they are, so that they count as the owner's. `names` are fields of the profile and addresses of pictures. */
export const keepSamples = (names: string[]) => done(client().kept.$post({ json: { names } }));

/** Whether the site still shows a person who came with the product. */
export const shownPersonQuery = () =>
  queryOptions({
    queryKey: ['admin', 'profile', 'shown-person'],
    staleTime: 2_000,
    queryFn: ({ meta }): Promise<ShownPerson> => readJson(apiFetch(meta)('/api/admin/shown-person')),
  });

/** The time zones to choose from. `browser` is the browser's zone, the likeliest choice. */
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
