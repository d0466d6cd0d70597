import { createApi } from '#/api/app';
import type { Identity } from '#/features/identity/identity';
import type { Context } from '#/platform/context';
import { createTranslator } from '#/platform/translation/create-translator';
import type { Settings } from './env';

interface Served {
  ctx: Context;
  identity: Identity;
  settings: Pick<Settings, 'baseUrl' | 'trustedProxies' | 'translation' | 'imports' | 'smtpUrl'>;
}

/** The API with all services of the settings, the same in production, in development and in tests. */
export function createSiteApi({ ctx, identity, settings }: Served) {
  const { baseUrl, trustedProxies, translation, imports, smtpUrl } = settings;
  return createApi(ctx, {
    baseUrl,
    trustedProxies,
    identity,
    translator: translation && createTranslator(translation),
    imports,
    mailsToFiles: smtpUrl === undefined,
  });
}
