import { createFileRoute } from '@tanstack/react-router';
import { ownersMediaClient } from '#/features/media/admin-client';
import { MediaRoom } from '#/features/media/ui/admin/media-room';
import { PictureField } from '#/features/pictures/ui/admin/picture-field';
import { AutoTranslateButton } from '#/features/translation/ui/admin/auto-translate';
import { TranslateAll } from '#/features/translation/ui/admin/translate-all';
import { roomHead } from '../admin/room-head';

export const Route = createFileRoute('/admin/media')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner } }) => {
    if (owner) await queryClient.fetchQuery(ownersMediaClient.list());
  },
  head: ({ match }) => roomHead(match, 'media'),
  component: () => (
    <MediaRoom PictureField={PictureField} AutoTranslate={AutoTranslateButton} TranslateAll={TranslateAll} />
  ),
});
