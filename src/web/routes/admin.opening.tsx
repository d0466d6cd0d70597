import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ownersLanguagesQuery } from '#/features/languages/admin-client';
import { ownersOpeningQuery } from '#/features/opening/admin-client';
import { OpeningRoom } from '#/features/opening/ui/admin/opening-room';
import { keepSamples } from '#/features/profile/admin-client';
import { adminProfileWords } from '#/features/profile/copy';
import { useWords } from '#/ui/language/language';
import { useContentRooms } from '../admin/content-rooms';
import { ownersData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/opening')({
  loader: ownersData((queries) => [
    queries.fetchQuery(ownersOpeningQuery()),
    queries.fetchQuery(ownersLanguagesQuery()),
  ]),
  component: Opening,
});

function Opening() {
  const fields: Record<string, string> = useWords(adminProfileWords).fields;
  const { data: languages } = useSuspenseQuery(ownersLanguagesQuery());
  const untranslated = languages.public
    .flatMap((each) => languages.gaps[each])
    .reduce((sum, { missing }) => sum + missing, 0);
  const rooms = useContentRooms().map((room) => ({
    ...room,
    fieldLabel: (name: string) => fields[name] ?? name,
  }));
  return (
    <OpeningRoom
      rooms={rooms}
      untranslated={untranslated}
      onKeepPicture={(address) => keepSamples([address])}
    />
  );
}
