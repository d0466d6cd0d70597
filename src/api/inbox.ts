import { Hono } from 'hono';
import { balanceQueries } from '#/features/balances/admin-queries';
import {
  overviewAppointments,
  requestCount,
  reservationQueries,
  upcomingCount,
} from '#/features/booking/admin-queries';
import { enrolmentQueries } from '#/features/cohorts/admin-queries';
import { messageQueries, unreadCount, unreadMessages } from '#/features/contact/admin-queries';
import { applicationQueries, pendingApplications, pendingCount } from '#/features/training/admin-queries';
import { waitingQueries } from '#/features/waiting/admin-queries';
import type { Context } from '#/platform/context';
import { langQuery, requestLocale } from '#/platform/http-server/validated';

const maxListed = 5;

async function counts(ctx: Context) {
  return {
    /** Confirmed appointments in the future. */
    reservations: await upcomingCount(ctx),
    /** Requests that the owner can still confirm or decline. */
    requests: await requestCount(ctx),
    /** Applications that the owner has not dealt with yet. */
    applications: await pendingCount(ctx),
    /** Messages that the owner has not read yet. */
    messages: await unreadCount(ctx),
  };
}

/** The counts in the owner's menu, and the data of her first page. */
export const inboxRoutes = (ctx: Context, { mailsToFiles }: { mailsToFiles: () => Promise<boolean> }) =>
  new Hono()
    .get('/admin/counts', async (c) => c.json(await counts(ctx)))
    .get('/admin/overview', langQuery, async (c) => {
      const locale = requestLocale(c);
      return c.json({
        counts: await counts(ctx),
        /** Whether mails are stored as files, because there is no mail server. */
        mailsToFiles: await mailsToFiles(),
        appointments: await overviewAppointments(ctx, locale),
        applications: await pendingApplications(ctx, locale, maxListed),
        messages: await unreadMessages(ctx, maxListed),
        failedMails: {
          reservations: await reservationQueries.failing(ctx, maxListed),
          applications: await applicationQueries.failing(ctx, maxListed),
          messages: await messageQueries.failing(ctx, maxListed),
          balances: await balanceQueries.failing(ctx, maxListed),
          waiting: await waitingQueries.failing(ctx, maxListed),
          enrolments: await enrolmentQueries.failing(ctx, maxListed),
        },
      });
    });

export type InboxRoutes = ReturnType<typeof inboxRoutes>;
