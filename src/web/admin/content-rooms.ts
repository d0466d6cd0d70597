import type { LinkProps } from '@tanstack/react-router';
import { adminCatalogueWords } from '#/features/catalogue/copy';
import { nounOfKind, serviceKinds } from '#/features/catalogue/ui/admin/kinds';
import { useLocale, useWords } from '#/ui/language/language';
import { adminTabs } from './admin-tabs';

/** A room in which the owner writes content: the items of a noun, the profile or courses. */
interface ContentRoom {
  /** As in the API's addresses: 'books'. */
  noun: string;
  to: NonNullable<LinkProps['to']>;
  /** The search parameters that select the noun's list, if the room has several lists. */
  search?: NonNullable<LinkProps['search']>;
  title: string;
}

const [, content] = adminTabs;

/** The rooms in the content group of the tabs, in order. The room of services is listed once for each of its lists. */
export function useContentRooms(): ContentRoom[] {
  const locale = useLocale();
  const { kinds } = useWords(adminCatalogueWords);
  return content.tabs.flatMap(({ to, title }): ContentRoom[] =>
    to === '/admin/services'
      ? serviceKinds.map((kind) => ({
          noun: nounOfKind[kind],
          to,
          search: { kind },
          title: kinds[kind],
        }))
      : [{ noun: to.replace('/admin/', ''), to, title: title(locale) }],
  );
}
