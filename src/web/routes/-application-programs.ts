import type { QueryClient } from '@tanstack/react-query';
import { corporateProgramsQuery, trainingServicesQuery } from '#/features/catalogue/client';
import type { Locale } from '#/platform/i18n/locale';

/** The program named by the address. */
export const programSearch = ({ program }: Record<string, unknown>): { program?: string | undefined } =>
  typeof program === 'string' && program !== '' ? { program } : {};

/** On the server the page waits for the programs; in the browser it shows that they are loading. */
export async function loadPrograms(queryClient: QueryClient, locale: Locale): Promise<void> {
  const pending = Promise.all([
    queryClient.prefetchQuery(trainingServicesQuery(locale)),
    queryClient.prefetchQuery(corporateProgramsQuery(locale)),
  ]);
  if (import.meta.env.SSR) await pending;
}
