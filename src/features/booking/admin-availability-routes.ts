import { Hono } from 'hono';
import * as z from 'zod/mini';
import { comingHolidays } from '#/features/schedule/holiday-queries';
import type { Context } from '#/platform/context';
import { fieldProblem, Problem } from '#/platform/errors/problem';
import { knownId } from '#/platform/http-server/known-id';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import { countries } from '#/platform/i18n/countries';
import type { Locale } from '#/platform/i18n/locale';
import { fieldMessage } from '#/platform/i18n/validation';
import { parseOneOf } from '#/platform/input/search';
import {
  blockRequest,
  overrideRequest,
  ruleRequest,
  type Saved,
  touchedRequest,
} from './admin-availability-contract';
import { availabilityOverview, plannedAhead, touchedBy } from './admin-availability-queries';
import { deleteBlock, restoreBlock } from './commands/delete-block';
import { addBlock, changeBlock } from './commands/set-block';
import { removeOverride, setOverride } from './commands/set-override';
import { setRule } from './commands/set-rule';
import { adminBookingCopy } from './copy/admin/all';

const wordsIn = (locale: Locale) => adminBookingCopy[locale].availability;
const messageIn = (locale: Locale) => fieldMessage(locale, wordsIn(locale).validation);

function storedOf<Stored extends object>(saved: Saved<Stored>, locale: Locale): Stored {
  if (saved.ok) return saved.stored;
  const { errors, validation } = wordsIn(locale);
  if (saved.reason === 'changed') throw new Problem('conflict', errors.changed, { current: saved.current });
  if (saved.reason === 'skipped') throw fieldProblem('toTime', validation.skipped ?? '');
  if (saved.reason === 'not_ahead') throw fieldProblem('date', validation.notAhead ?? '');
  throw new Problem('not_found');
}

function knownDate(text: string): string {
  const date = z.iso.date().safeParse(text);
  if (!date.success) throw new Problem('not_found');
  return date.data;
}

export const availabilityAdminRoutes = (ctx: Context) =>
  new Hono()
    .get('/admin/availability', async (c) => c.json(await availabilityOverview(ctx)))
    .get('/admin/availability/ahead', async (c) => c.json(await plannedAhead(ctx)))
    .post('/admin/availability/touched', jsonBody(touchedRequest), async (c) =>
      c.json(await touchedBy(ctx, c.req.valid('json').times)),
    )
    .put('/admin/availability', jsonBody(ruleRequest), async (c) =>
      c.json(storedOf(await setRule(ctx, c.req.valid('json')), requestLocale(c))),
    )
    .get('/admin/holidays/:country', langQuery, async (c) => {
      const country = parseOneOf(countries, c.req.param('country'));
      if (!country) throw new Problem('not_found');
      return c.json(await comingHolidays(ctx, country, requestLocale(c)));
    })
    .put('/admin/overrides/:date', jsonBody(overrideRequest, messageIn), async (c) => {
      const saved = await setOverride(ctx, knownDate(c.req.param('date')), c.req.valid('json'));
      return c.json(storedOf(saved, requestLocale(c)));
    })
    .delete('/admin/overrides/:date', async (c) => {
      const removed = await removeOverride(ctx, knownDate(c.req.param('date')));
      if (!removed) throw new Problem('not_found');
      return c.json(removed);
    })
    .post('/admin/blocks', jsonBody(blockRequest, messageIn), async (c) =>
      c.json(storedOf(await addBlock(ctx, c.req.valid('json')), requestLocale(c)), 201),
    )
    .put('/admin/blocks/:id', jsonBody(blockRequest, messageIn), async (c) => {
      const saved = await changeBlock(ctx, knownId(c.req.param('id')), c.req.valid('json'));
      return c.json(storedOf(saved, requestLocale(c)));
    })
    .delete('/admin/blocks/:id', async (c) => {
      if (!(await deleteBlock(ctx, knownId(c.req.param('id'))))) throw new Problem('not_found');
      return c.body(null, 204);
    })
    .post('/admin/blocks/:id/restore', async (c) => {
      const restored = await restoreBlock(ctx, knownId(c.req.param('id')));
      if (!restored) throw new Problem('not_found');
      return c.json(restored);
    });

export type AvailabilityAdminRoutes = ReturnType<typeof availabilityAdminRoutes>;
