import { createFileRoute } from '@tanstack/react-router';
import { ownersLanguagesQuery } from '#/features/languages/admin-client';
import { LanguagesRoom } from '#/features/languages/ui/admin/languages-room';
import { adminProfileWords } from '#/features/profile/copy';
import type { Locale } from '#/platform/i18n/locale';
import { everyLanguage } from '#/platform/i18n/site-languages';
import { useLocale, useWords } from '#/ui/language/language';
import { useContentRooms } from '../admin/content-rooms';
import { ownersData } from '../admin/owners-data';
import { addressIn } from '../head/addresses';

export const Route = createFileRoute('/admin/languages')({
  loader: ownersData((queries) => [queries.fetchQuery(ownersLanguagesQuery())]),
  component: Languages,
});

function Languages() {
  const locale = useLocale();
  const { forms } = useWords(adminProfileWords);
  const rooms = useContentRooms().map((room) => ({
    ...room,
    ...(room.noun === 'profile' ? { parts: forms } : {}),
  }));
  /** Loads the page again, because addresses depend on the main language, in the owner's room too. */
  const reload = (main: Locale) =>
    window.location.assign(
      addressIn({ baseUrl: '', languages: { ...everyLanguage, main } }, '/admin/languages', locale),
    );
  return <LanguagesRoom rooms={rooms} onChosen={reload} />;
}
