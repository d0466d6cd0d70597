import type { LinkProps } from '@tanstack/react-router';
import { adminAboutWords } from '#/features/about/copy';
import { adminArticlesWords } from '#/features/articles/copy';
import { adminBalanceWords } from '#/features/balances/copy';
import { adminBookingWords } from '#/features/booking/copy';
import { adminBooksWords } from '#/features/books/copy';
import { adminCatalogueWords } from '#/features/catalogue/copy';
import { adminCohortWords } from '#/features/cohorts/copy';
import { adminContactWords } from '#/features/contact/copy';
import { adminHealthWords } from '#/features/health/copy';
import { adminIdentityWords } from '#/features/identity/copy';
import { adminLanguagesWords } from '#/features/languages/copy';
import { adminLookWords } from '#/features/look/copy';
import { adminMailWords } from '#/features/mail-settings/copy';
import { adminMediaWords } from '#/features/media/copy';
import { adminMovingWords } from '#/features/moving/copy';
import { adminOpeningWords } from '#/features/opening/copy';
import { adminPrivacyWords } from '#/features/privacy/copy';
import { adminProfileWords } from '#/features/profile/copy';
import { adminReadyAnswerWords } from '#/features/ready-answers/copy';
import { adminRedirectsWords } from '#/features/redirects/copy';
import { adminTrainingWords } from '#/features/training/copy';
import { adminWaitingWords } from '#/features/waiting/copy';
import { recordWords } from '#/owner/records/copy';
import type { Locale } from '#/platform/i18n/locale';
import type { Words } from '#/platform/i18n/words';
import type { AdminShellCopy } from './copy';

export interface Tab {
  to: NonNullable<LinkProps['to']>;
  /** The tab's label. The owner's words must be loaded. */
  title(locale: Locale): string;
  counts?: keyof AdminShellCopy['waiting'];
}

const titled = (words: Words<{ title: string }>) => (locale: Locale) => words.in(locale).title;

export const adminTabs = [
  {
    group: 'inbox',
    tabs: [
      { to: '/admin', title: (locale) => recordWords.in(locale).overview.title },
      { to: '/admin/reservations', title: titled(adminBookingWords), counts: 'reservations' },
      { to: '/admin/applications', title: titled(adminTrainingWords), counts: 'applications' },
      { to: '/admin/enrolments', title: titled(adminCohortWords) },
      { to: '/admin/messages', title: titled(adminContactWords), counts: 'messages' },
      { to: '/admin/balances', title: titled(adminBalanceWords) },
      { to: '/admin/waiting', title: titled(adminWaitingWords) },
      { to: '/admin/ready-answers', title: titled(adminReadyAnswerWords) },
    ],
  },
  {
    group: 'content',
    tabs: [
      { to: '/admin/profile', title: titled(adminProfileWords) },
      { to: '/admin/services', title: titled(adminCatalogueWords) },
      { to: '/admin/cohorts', title: (locale) => adminCohortWords.in(locale).cohorts.title },
      { to: '/admin/books', title: titled(adminBooksWords) },
      { to: '/admin/media', title: titled(adminMediaWords) },
      { to: '/admin/articles', title: titled(adminArticlesWords) },
      { to: '/admin/about', title: titled(adminAboutWords) },
    ],
  },
  {
    group: 'site',
    tabs: [
      { to: '/admin/opening', title: titled(adminOpeningWords) },
      { to: '/admin/look', title: titled(adminLookWords) },
      { to: '/admin/languages', title: titled(adminLanguagesWords) },
      { to: '/admin/addresses', title: titled(adminRedirectsWords) },
    ],
  },
  {
    group: 'settings',
    tabs: [
      { to: '/admin/availability', title: (locale) => adminBookingWords.in(locale).availability.title },
      { to: '/admin/mail', title: titled(adminMailWords) },
      { to: '/admin/privacy', title: titled(adminPrivacyWords) },
      { to: '/admin/moving', title: titled(adminMovingWords) },
      { to: '/admin/health', title: titled(adminHealthWords) },
      { to: '/admin/account', title: (locale) => adminIdentityWords.in(locale).account.title },
    ],
  },
] as const satisfies { group: keyof AdminShellCopy['groups']; tabs: Tab[] }[];

/** Whether an address belongs to the tab at `to`. Addresses below `/admin` belong to other tabs than the overview at `/admin`. */
export const isTabOf = (to: string, pathname: string): boolean =>
  pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`));

export const tabTitleAt = (pathname: string, locale: Locale): string | undefined =>
  adminTabs
    .flatMap(({ tabs }): readonly Tab[] => tabs)
    .find(({ to }) => isTabOf(to, pathname.replace(/\/$/, '')))
    ?.title(locale);
