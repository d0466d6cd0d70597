import { createFileRoute } from '@tanstack/react-router';
import { IsbnPart } from '#/features/books/ui/admin/isbn-part';
import { movingQuery } from '#/features/moving/admin-client';
import { MovingRoom } from '#/features/moving/ui/admin/moving-room';
import { ownersData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/moving')({
  loader: ownersData((queries) => [queries.fetchQuery(movingQuery())]),
  component: Moving,
});

function Moving() {
  return (
    <MovingRoom>
      <IsbnPart />
    </MovingRoom>
  );
}
