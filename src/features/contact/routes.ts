import { Hono } from 'hono';
import type { NoticeVersion } from '#/features/privacy/contract';
import { orOnWhatsApp } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { idempotencyKey, keyReused } from '#/platform/http-server/idempotency-key';
import type { GetNetworks } from '#/platform/http-server/networks';
import { preventCaching } from '#/platform/http-server/prevent-caching';
import { jsonBody, requestLocale } from '#/platform/http-server/validated';
import type { Locale } from '#/platform/i18n/locale';
import { fieldMessage } from '#/platform/i18n/validation';
import { write } from './commands/write';
import { contactRequest } from './contract';
import { contactCopy } from './copy/all';

const validationTextIn = (locale: Locale) => fieldMessage(locale, contactCopy[locale].validation);

/** Suspected bots get the same response as people, so that they learn nothing. */
export const contactRoutes = (ctx: Context, networksOf: GetNetworks, noticeVersion: NoticeVersion) =>
  new Hono().post('/contact', jsonBody(contactRequest, validationTextIn), async (c) => {
    const request = c.req.valid('json');
    const language = requestLocale(c, request);
    const key = idempotencyKey(c, language);
    const sender = { networks: networksOf(c), key, notice: await noticeVersion('contact') };
    const written = await write(ctx, { ...request, language }, sender);
    if (!written.ok && written.reason === 'key_reused') throw keyReused(language);
    if (!written.ok)
      throw new Problem('too_many', await orOnWhatsApp(ctx, contactCopy[language].networkLimit), {
        retryAfter: written.wait,
      });
    preventCaching(c);
    return c.json({ message: contactCopy[language].received.text }, 201);
  });

export type ContactRoutes = ReturnType<typeof contactRoutes>;
