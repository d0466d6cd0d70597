import { isDeepStrictEqual } from 'node:util';
import { ownerByEmail } from '#/features/identity/admin-queries';
import { readSiteLanguages } from '#/features/languages/queries';
import { publishedMailColours } from '#/features/look/queries';
import { currentMailSetup, type MailServices } from '#/features/mail-settings/queries';
import type { MailSetup } from '#/features/mail-settings/rules';
import { readOpening } from '#/features/opening/queries';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { OutboxContext } from '#/platform/mail/outbox';
import { createMailTransport, type MailTransport } from '#/platform/mail/transport';

/** Runs work that sends mails, with the mail settings that are valid at that time. */
export type WithMail = <Result>(work: (ctx: OutboxContext) => Promise<Result>) => Promise<Result>;

interface MailOptions {
  services: MailServices;
  /** The folder in which mails are stored if there is no mail server. */
  directory: string;
  baseUrl: string;
  secret: string;
}

/** A transport, the settings it was made from, and how many pieces of work use it now. */
interface Made {
  setup: MailSetup['transport'];
  transport: Promise<MailTransport>;
  uses: number;
}

/**
 * Sends mails by the owner's settings, which take effect without a restart: they are read before each use. If the settings of the
 * mail server have changed, a new transport is created, and the former one is closed once no work uses it.
 */
export function createSiteMail(ctx: Context, { services, directory, baseUrl, secret }: MailOptions) {
  let current: Made | undefined;

  const closeUnused = async (made: Made | undefined) => {
    if (made && made !== current && made.uses === 0) await (await made.transport).close();
  };
  const follow = async (setup: MailSetup['transport']): Promise<Made> => {
    if (current && isDeepStrictEqual(current.setup, setup)) return current;
    const former = current;
    current = { setup, transport: createMailTransport({ ...setup, directory }), uses: 0 };
    await closeUnused(former);
    return current;
  };
  return {
    async withMail<Result>(work: (ctx: OutboxContext) => Promise<Result>) {
      const [{ transport: how, ...correspondence }, languages, colours] = await Promise.all([
        currentMailSetup(ctx, services),
        readSiteLanguages(ctx),
        publishedMailColours(ctx),
      ]);
      const made = await follow(how);
      made.uses += 1;
      const { ownerEmail } = correspondence;
      try {
        return await work({
          ...ctx,
          ...correspondence,
          mail: await made.transport,
          baseUrl,
          secret,
          languages,
          colours,
          maySendTo: async (address) =>
            (await readOpening(ctx)).isOpen || (await isOwners(ctx, ownerEmail, address)),
        });
      } finally {
        made.uses -= 1;
        await closeUnused(made);
      }
    },
    async close() {
      const last = current;
      current = undefined;
      await (await last?.transport)?.close();
    },
  };
}

/** Whether a mail address belongs to the owner. `ownerEmail` is the address for her notices. */
async function isOwners(ctx: Context, ownerEmail: string | undefined, address: string): Promise<boolean> {
  const { email, trainingEmail } = await storedProfile(ctx);
  const wanted = address.toLowerCase();
  return (
    [ownerEmail, email, trainingEmail].some((own) => own?.toLowerCase() === wanted) ||
    (await ownerByEmail(ctx.db, wanted)) !== undefined
  );
}
