import { Hono } from 'hono';
import * as z from 'zod/mini';
import { comingHolidays } from '#/features/schedule/holiday-queries';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { knownId } from '#/platform/http-server/known-id';
import { jsonBody, langQuery, requestLocale } from '#/platform/http-server/validated';
import { countries } from '#/platform/i18n/countries';
import type { Locale } from '#/platform/i18n/locale';
import { fieldMessage } from '#/platform/i18n/validation';
import { parseOneOf } from '#/platform/input/search';
import { blockRequest, overrideRequest, ruleRequest, touchedRequest } from './admin-availability-contract';
import { availabilityOverview, plannedAhead, toBlock, touchedBy } from './admin-availability-queries';
import { block } from './commands/block';
import { changeBlock } from './commands/change-block';
import { deleteBlock, restoreBlock } from './commands/delete-block';
import { removeOverride, setOverride } from './commands/set-override';
import { setRule } from './commands/set-rule';
import { adminBookingCopy } from './copy/admin/all';

const wordsIn = (locale: Locale) => adminBookingCopy[locale].availability;
const messageIn = (locale: Locale) => fieldMessage(locale, wordsIn(locale).validation);

function refuse(locale: Locale, current: object | undefined): Problem {
  if (!current) return new Problem('not_found');
  return new Problem('conflict', wordsIn(locale).errors.changed, { current });
}

/** For a block within the hour that clocks skip when they go forward. */
function skipped(locale: Locale): Problem {
  const { skipped: message } = wordsIn(locale).validation;
  return new Problem('invalid', message, { errors: [{ path: 'toTime', message: message ?? '' }] });
}

function knownDate(text: string): string {
  const date = z.iso.date().safeParse(text);
  if (!date.success) throw new Problem('not_found');
  return date.data;
}

/** For a date that is over, or further ahead than anybody books. */
function notAhead(locale: Locale): Problem {
  const { notAhead: message } = wordsIn(locale).validation;
  return new Problem('invalid', message, { errors: [{ path: 'date', message: message ?? '' }] });
}

/** The owner's routes for the working rule, public holidays and the blocks. */
export const availabilityAdminRoutes = (ctx: Context) =>
  new Hono()
    .get('/admin/availability', async (c) => c.json(await availabilityOverview(ctx)))
    .get('/admin/availability/ahead', async (c) => c.json(await plannedAhead(ctx)))
    .post('/admin/availability/touched', jsonBody(touchedRequest), async (c) =>
      c.json(await touchedBy(ctx, c.req.valid('json').times)),
    )
    .put('/admin/availability', jsonBody(ruleRequest), async (c) => {
      const outcome = await setRule(ctx, c.req.valid('json'));
      if (!outcome.ok) throw refuse(requestLocale(c), outcome.current);
      return c.json(outcome.rule);
    })
    .get('/admin/holidays/:country', langQuery, async (c) => {
      const country = parseOneOf(countries, c.req.param('country'));
      if (!country) throw new Problem('not_found');
      return c.json(await comingHolidays(ctx, country, requestLocale(c)));
    })
    .put('/admin/overrides/:date', jsonBody(overrideRequest, messageIn), async (c) => {
      const locale = requestLocale(c);
      const outcome = await setOverride(ctx, knownDate(c.req.param('date')), c.req.valid('json'));
      if (outcome.ok) return c.json(outcome.override);
      if (outcome.reason === 'not_ahead') throw notAhead(locale);
      throw refuse(locale, outcome.reason === 'changed' ? outcome.current : undefined);
    })
    .delete('/admin/overrides/:date', async (c) => {
      const removed = await removeOverride(ctx, knownDate(c.req.param('date')));
      if (!removed) throw new Problem('not_found');
      return c.json(removed);
    })
    .post('/admin/blocks', jsonBody(blockRequest, messageIn), async (c) => {
      const blocked = await block(ctx, c.req.valid('json'));
      if (!blocked) throw skipped(requestLocale(c));
      return c.json(toBlock(blocked.row, blocked.touches, blocked.timeZone), 201);
    })
    .put('/admin/blocks/:id', jsonBody(blockRequest, messageIn), async (c) => {
      const changed = await changeBlock(ctx, knownId(c.req.param('id')), c.req.valid('json'));
      if (!changed.ok && !changed.row && changed.isSkipped) throw skipped(requestLocale(c));
      const stored = changed.row && toBlock(changed.row, changed.touches, changed.timeZone);
      if (!changed.ok || !stored) throw refuse(requestLocale(c), stored);
      return c.json(stored);
    })
    .delete('/admin/blocks/:id', async (c) => {
      if (!(await deleteBlock(ctx, knownId(c.req.param('id'))))) throw new Problem('not_found');
      return c.body(null, 204);
    })
    .post('/admin/blocks/:id/restore', async (c) => {
      const restored = await restoreBlock(ctx, knownId(c.req.param('id')));
      if (!restored) throw new Problem('not_found');
      return c.json(toBlock(restored.row, restored.touches, restored.timeZone));
    });

export type AvailabilityAdminRoutes = ReturnType<typeof availabilityAdminRoutes>;
