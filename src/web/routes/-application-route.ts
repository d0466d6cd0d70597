import { corporateProgramsQuery, trainingServicesQuery } from '#/features/catalogue/client';
import { trainingWords } from '#/features/training/copy';
import { parseLocale } from '#/platform/i18n/locale';
import { listedHead } from '../head/listed-head';
import type { PageContext } from '../page-context';
import { shellWords } from '../shell/copy';

export const programSearch = ({ program }: Record<string, unknown>): { program?: string | undefined } =>
  typeof program === 'string' && program !== '' ? { program } : {};

interface Given {
  context: PageContext;
  deps: { lang?: string | undefined };
}

/** On the server the page waits for the programs; in the browser it shows that they are loading. */
export async function loadPrograms({ context: { queryClient }, deps }: Given): Promise<void> {
  const locale = parseLocale(deps.lang);
  const pending = Promise.all([
    queryClient.prefetchQuery(trainingServicesQuery(locale)),
    queryClient.prefetchQuery(corporateProgramsQuery(locale)),
  ]);
  if (import.meta.env.SSR) await pending;
}

export const applicationHead = (
  match: Parameters<typeof listedHead>[0],
  path: '/training-booking' | '/corporate-training-inquiry',
  words: 'page' | 'corporatePage',
) =>
  listedHead(match, path, ({ locale }) => {
    const page = trainingWords.in(locale)[words];
    const training = { name: shellWords.in(locale).nav.training, path: '/training' } as const;
    return { ...page, trail: [training, { name: page.title, path }] };
  });
