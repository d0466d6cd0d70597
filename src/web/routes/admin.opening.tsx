import { createFileRoute } from '@tanstack/react-router';
import { adminCatalogueWords } from '#/features/catalogue/copy';
import { nounOfKind, serviceKinds } from '#/features/catalogue/ui/admin/kinds';
import { ownersOpeningQuery } from '#/features/opening/admin-client';
import { OpeningRoom } from '#/features/opening/ui/admin/opening-room';
import type { SampleRoom } from '#/features/opening/ui/admin/samples-part';
import { keepSamples } from '#/features/profile/admin-client';
import { adminProfileWords } from '#/features/profile/copy';
import { useLocale, useWords } from '#/ui/language/language';
import { adminTabs } from '../admin/admin-tabs';

export const Route = createFileRoute('/admin/opening')({
  loader: async ({ context: { queryClient, owner } }) => {
    if (owner) await queryClient.fetchQuery(ownersOpeningQuery());
  },
  component: Opening,
});

const [, content] = adminTabs;

function Opening() {
  const locale = useLocale();
  const fields: Record<string, string> = useWords(adminProfileWords).fields;
  const { kinds } = useWords(adminCatalogueWords);
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
  return <OpeningRoom rooms={rooms} onKeepPicture={(address) => keepSamples([address])} />;
}
