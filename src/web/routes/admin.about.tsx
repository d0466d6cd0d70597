import { createFileRoute } from '@tanstack/react-router';
import { ownersSectionsClient } from '#/features/about/admin-client';
import { AboutRoom } from '#/features/about/ui/admin/about-room';
import { AutoTranslateButton } from '#/features/translation/ui/admin/auto-translate';
import { TranslateAll } from '#/features/translation/ui/admin/translate-all';
import { roomHead } from '../admin/room-head';

export const Route = createFileRoute('/admin/about')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner } }) => {
    if (owner) await queryClient.fetchQuery(ownersSectionsClient.list());
  },
  head: ({ match }) => roomHead(match, 'about'),
  component: () => <AboutRoom AutoTranslate={AutoTranslateButton} TranslateAll={TranslateAll} />,
});
