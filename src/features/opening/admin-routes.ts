import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { jsonBody } from '#/platform/http-server/validated';
import { type OwnersOpening, stepRequest } from './admin-contract';
import { ownersOpening, type ProfileSamples, type SampledNoun } from './admin-queries';
import { finishStep } from './commands/finish-step';
import { openSite } from './commands/open-site';
import { removeSamples, restoreSamples } from './commands/remove-samples';

interface OpeningSettings {
  nouns: readonly SampledNoun[];
  profileSamples(): Promise<ProfileSamples>;
  /** Ends the invented busy slots of the calendar, which belong to the samples. */
  endPlaceholder: () => Promise<void>;
  /** Public address without a trailing slash. */
  address: string;
  /** Whether mails are stored as files instead of sent, because there is no mail server. */
  mailsToFiles(): Promise<boolean>;
}

/** The set-up of the site, its samples, and its opening. */
export const openingAdminRoutes = (
  ctx: Pick<Context, 'db' | 'clock'>,
  { nouns, profileSamples, endPlaceholder, address, mailsToFiles }: OpeningSettings,
) => {
  const tables = nouns.map(({ table }) => table);
  return new Hono()
    .get('/admin/opening', async (c) =>
      c.json<OwnersOpening>({
        ...(await ownersOpening(ctx, nouns, await profileSamples())),
        address,
        mailsToFiles: await mailsToFiles(),
      }),
    )
    .post('/admin/opening', async (c) => {
      await endPlaceholder();
      await openSite(ctx);
      return c.body(null, 204);
    })
    .post('/admin/opening/steps', jsonBody(stepRequest), async (c) => {
      await finishStep(ctx, c.req.valid('json').finished);
      return c.body(null, 204);
    })
    .delete('/admin/samples', async (c) => {
      await removeSamples(ctx, tables);
      await endPlaceholder();
      return c.body(null, 204);
    })
    .post('/admin/samples', async (c) => {
      if (!(await restoreSamples(ctx, tables))) throw new Problem('not_found');
      return c.body(null, 204);
    });
};

export type OpeningAdminRoutes = ReturnType<typeof openingAdminRoutes>;
