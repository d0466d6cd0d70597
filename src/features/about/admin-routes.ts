import { Hono } from 'hono';
import { orderRoute, type WrittenKind, writtenRoutes } from '#/owner/items/routes';
import type { Context } from '#/platform/context';
import { type OwnersSection, type SectionDraft, sectionChange, sectionDraft } from './admin-contract';
import { ownersSection, ownersSections } from './admin-queries';
import { shapeSection } from './commands/shape-section';
import { aboutSections } from './table';

const kind: WrittenKind<typeof aboutSections, SectionDraft, OwnersSection, OwnersSection> = {
  table: aboutSections,
  draft: sectionDraft,
  change: sectionChange,
  values: shapeSection,
  item: ownersSection,
  list: ownersSections,
};

/** What the owner does with the sections of the about page (specification, section 7). */
export const aboutAdminRoutes = (ctx: Pick<Context, 'db' | 'clock'>) =>
  new Hono().route('/admin/about', orderRoute(ctx, kind)).route('/admin/about', writtenRoutes(ctx, kind));
