import { createFileRoute } from '@tanstack/react-router';
import { IsbnPart } from '#/features/books/ui/admin/isbn-part';
import { movingQuery } from '#/features/moving/admin-client';
import { MovingRoom } from '#/features/moving/ui/admin/moving-room';

export const Route = createFileRoute('/admin/moving')({
  loader: async ({ context: { queryClient, owner } }) => {
    if (owner) await queryClient.fetchQuery(movingQuery());
  },
  component: Moving,
});

function Moving() {
  return (
    <MovingRoom>
      <IsbnPart />
    </MovingRoom>
  );
}
