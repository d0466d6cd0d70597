import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { jsonBody } from '#/platform/http-server/validated';
import { type OwnersOpening, stepRequest } from './admin-contract';
import { ownersOpening, type ProfileSamples, type SampledNoun } from './admin-queries';
import { finishStep } from './commands/finish-step';
import { closeSite, openSite } from './commands/open-site';
import { removeSamples, restoreSamples, type SampledProfile } from './commands/remove-samples';

/** Set by the guard of the owner's routes. */
interface SignedIn {
  Variables: { session: { owner: { email: string } } };
}

interface OpeningSettings {
  nouns: readonly SampledNoun[];
  profileSamples(): Promise<ProfileSamples>;
  /** The samples of the profile; `email` is that of the owner's account. */
  profileOf(email: string): SampledProfile;
  /**
   * Called when the set-up's step about the owner is finished. If she has entered her name, the step's fields no longer count
   * as samples, and the sample person's contact details are removed. `email` is that of the owner's account.
   */
  keepBasics(email: string): Promise<void>;
  /** Switches off the placeholder slots of the calendar, which belong to the samples. */
  endPlaceholder: () => Promise<void>;
  hasPlaceholder: () => Promise<boolean>;
  /** Public address without a trailing slash. */
  address: string;
  /** Whether mails are stored as files instead of sent, because there is no mail server. */
  mailsToFiles(): Promise<boolean>;
}

export const openingAdminRoutes = (ctx: Pick<Context, 'db' | 'clock'>, settings: OpeningSettings) => {
  const { nouns, profileSamples, profileOf, keepBasics, endPlaceholder, hasPlaceholder } = settings;
  const samplesOf = ({ owner }: SignedIn['Variables']['session']) => ({
    nouns,
    profile: profileOf(owner.email),
  });
  return new Hono<SignedIn>()
    .get('/admin/opening', async (c) =>
      c.json<OwnersOpening>({
        ...(await ownersOpening(ctx, nouns, await profileSamples())),
        address: settings.address,
        mailsToFiles: await settings.mailsToFiles(),
        placeholder: await hasPlaceholder(),
      }),
    )
    .post('/admin/opening', async (c) => {
      await endPlaceholder();
      await openSite(ctx);
      return c.body(null, 204);
    })
    .delete('/admin/opening', async (c) => {
      await closeSite(ctx);
      return c.body(null, 204);
    })
    .post('/admin/opening/steps', jsonBody(stepRequest), async (c) => {
      const { finished } = c.req.valid('json');
      if (finished === 'about') await keepBasics(c.get('session').owner.email);
      await finishStep(ctx, finished);
      return c.body(null, 204);
    })
    .delete('/admin/samples', async (c) => {
      await removeSamples(ctx, samplesOf(c.get('session')));
      await endPlaceholder();
      return c.body(null, 204);
    })
    .post('/admin/samples', async (c) => {
      if (!(await restoreSamples(ctx, samplesOf(c.get('session'))))) throw new Problem('not_found');
      return c.body(null, 204);
    });
};

export type OpeningAdminRoutes = ReturnType<typeof openingAdminRoutes>;
