import { queryOptions } from '@tanstack/react-query';
import { itemClient } from '#/owner/items/client';
import { apiFetch, readJson } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { TimeZoneChoice } from '#/platform/i18n/time-zones';
import { profileItem } from './item';

/** The profile for its owner. */
export const ownersProfileQuery = () => itemClient(profileItem).one('profile');

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
