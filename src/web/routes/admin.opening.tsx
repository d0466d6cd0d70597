import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { adminCatalogueWords } from '#/features/catalogue/copy';
import { nounOfKind, serviceKinds } from '#/features/catalogue/ui/admin/kinds';
import { ownersLanguagesQuery } from '#/features/languages/admin-client';
import { ownersOpeningQuery } from '#/features/opening/admin-client';
import { OpeningRoom } from '#/features/opening/ui/admin/opening-room';
import type { SampleRoom } from '#/features/opening/ui/admin/samples-part';
import { keepSamples } from '#/features/profile/admin-client';
import { adminProfileWords } from '#/features/profile/copy';
import { useLocale, useWords } from '#/ui/language/language';
import { adminTabs } from '../admin/admin-tabs';

export const Route = createFileRoute('/admin/opening')({
  loader: async ({ context: { queryClient, owner } }) => {
    if (!owner) return;
    await Promise.all([
      queryClient.fetchQuery(ownersOpeningQuery()),
      queryClient.fetchQuery(ownersLanguagesQuery()),
    ]);
  },
  component: Opening,
});

const [, content] = adminTabs;

function Opening() {
  const locale = useLocale();
  const fields: Record<string, string> = useWords(adminProfileWords).fields;
  const { kinds } = useWords(adminCatalogueWords);
  const { data: languages } = useSuspenseQuery(ownersLanguagesQuery());
  const untranslated = languages.public
    .flatMap((each) => languages.gaps[each])
    .reduce((sum, { missing }) => sum + missing, 0);
  const rooms = content.tabs.flatMap(({ to, title }): SampleRoom[] => {
    // The services are one room with a list for each kind.
    if (to === '/admin/services')
      return serviceKinds.map((kind) => ({
        noun: nounOfKind[kind],
        to,
        search: { kind },
        title: kinds[kind],
      }));
    return [
      {
        noun: to.replace('/admin/', ''),
        to,
        title: title(locale),
        fieldLabel: (name: string) => fields[name] ?? name,
      },
    ];
  });
  return (
    <OpeningRoom
      rooms={rooms}
      untranslated={untranslated}
      onKeepPicture={(address) => keepSamples([address])}
    />
  );
}
