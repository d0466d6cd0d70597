import { and, eq } from 'drizzle-orm';
import { siteTimeZone } from '#/features/profile/queries';
import { recordQueries } from '#/owner/records/queries';
import type { TypesOf } from '#/owner/records/record';
import type { Context } from '#/platform/context';
import { matchesQuery } from '#/platform/db/search';
import { sourceLocale } from '#/platform/i18n/locale';
import { isoWithOffset } from '#/platform/time/zone';
import type { AdminContactCopy } from './copy';
import { adminContactCopy } from './copy/admin/all';
import { contactCopy } from './copy/all';
import { contactMailKinds } from './mails/kinds';
import type { MessageSearch } from './rules';
import { contactMessages, isNotSpam } from './table';

const excerptLength = 160;

export const messageQueries = recordQueries({
  kind: 'messages',
  table: contactMessages,
  mails: contactMailKinds,
  siteTimeZone,
  where: ({ status, subject, q }: MessageSearch) =>
    and(
      status ? eq(contactMessages.status, status) : isNotSpam(contactMessages),
      subject ? eq(contactMessages.eventType, subject) : undefined,
      q ? matchesQuery(q, contactMessages.searched) : undefined,
    ),
  summary: ({ eventType, message }) => ({ eventType, excerpt: message.slice(0, excerptLength) }),
  detail: ({ statusAt, eventType, message, suspicion }) => ({
    statusAt: statusAt?.toISOString() ?? null,
    eventType,
    message,
    suspicion,
  }),
  answer({ name, eventType }, language) {
    const { answer } = adminContactCopy[language];
    const message = { name, subject: eventType ? contactCopy[language].eventTypes[eventType] : undefined };
    return { subject: answer.subject(message), text: answer.text(message), words: { name } };
  },
  csv(locale, { timeZone }) {
    const { csv, statuses } = adminContactCopy[locale];
    const { eventTypes } = contactCopy[locale];
    return {
      head: csv,
      cells: (row) => [
        row.id,
        statuses[row.status],
        isoWithOffset(row.createdAt, timeZone),
        row.eventType ? eventTypes[row.eventType] : null,
        row.name,
        row.email,
        row.company,
        row.message,
        row.language,
        row.noticeVersion,
      ],
    };
  },
});

export type MessageTypes = TypesOf<typeof messageQueries, AdminContactCopy>;

const isUnread = eq(contactMessages.status, 'unread');

export const unreadCount = (ctx: Pick<Context, 'db'>) => messageQueries.counted(ctx, isUnread);

export const unreadMessages = (ctx: Pick<Context, 'db' | 'clock'>, limit: number) =>
  messageQueries.listed(ctx, isUnread, sourceLocale, { limit });
