import { Hono } from 'hono';
import { orderRoute, type WrittenKind, writtenRoutes } from '#/owner/items/routes';
import type { Context } from '#/platform/context';
import { timeZone } from '#/platform/time/site-zone';
import { wallTimeOf } from '#/platform/time/zone';
import { type MediaDraft, mediaChange, mediaDraft, type OwnersMedia } from './admin-contract';
import { ownersMedia, ownersRecording } from './admin-queries';
import { shapeRecording } from './commands/shape-recording';
import { media } from './table';

type Ctx = Pick<Context, 'db' | 'clock'>;

const kindOf = ({ clock }: Ctx): WrittenKind<typeof media, MediaDraft, OwnersMedia, OwnersMedia> => ({
  table: media,
  draft: mediaDraft,
  change: mediaChange,
  values: (given, stored) => shapeRecording(given, stored, wallTimeOf(clock.now(), timeZone).date),
  item: ownersRecording,
  list: ownersMedia,
});

/** What the owner does with recordings (specification, section 7). */
export const mediaAdminRoutes = (ctx: Ctx) =>
  new Hono()
    .route('/admin/media', orderRoute(ctx, kindOf(ctx)))
    .route('/admin/media', writtenRoutes(ctx, kindOf(ctx)));
