import { createFileRoute } from '@tanstack/react-router';
import { ownersOpeningQuery } from '#/features/opening/admin-client';
import { OpeningRoom } from '#/features/opening/ui/admin/opening-room';
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
  const rooms = content.tabs.map(({ to, title }) => ({
    noun: to.replace('/admin/', ''),
    to,
    title: title(locale),
    fieldLabel: (name: string) => fields[name] ?? name,
  }));
  return <OpeningRoom rooms={rooms} onKeepPicture={(address) => keepSamples([address])} />;
}
