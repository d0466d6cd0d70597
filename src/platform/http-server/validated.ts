import type { Context, Env, Input, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { validator } from 'hono/validator';
import * as z from 'zod/mini';
import { Problem } from '#/platform/errors/problem';
import type { Locale } from '#/platform/i18n/locale';
import { everyLanguage, publicLocale, type Reader, type SiteLanguages } from '#/platform/i18n/site-languages';
import { issueMessage } from '#/platform/i18n/validation';

/** The languages that the sender of a request may read: the public ones, or all of them in the owner's room. */
export const languagesFor = (c: Context): SiteLanguages => c.get('languages') ?? everyLanguage;

export const closedLanguages = (c: Context): readonly Locale[] => c.get('closedLanguages') ?? [];

/**
 * The language that a request asks for. The first of these counts: `?lang=`, the body, the cookie, the main language. The main
 * language also replaces a language that is not public. The owner's forms send `?lang=` if the language in the body is another
 * person's.
 */
export function requestLocale(c: Context, body?: unknown): Locale {
  const languages = languagesFor(c);
  const inAddress = c.req.query('lang');
  if (inAddress) return publicLocale(inAddress, languages);
  const inBody = typeof body === 'object' && body !== null && 'language' in body ? body.language : undefined;
  if (typeof inBody === 'string') return publicLocale(inBody, languages);
  return c.get('locale') ?? publicLocale(getCookie(c, 'language'), languages);
}

/** The reader's language by `?lang=` alone, without the cookie: each address then has one response, which anyone may cache. */
export function readerOf(c: Context): Reader {
  const languages = languagesFor(c);
  return { locale: publicLocale(c.req.query('lang'), languages), main: languages.main };
}

/** A contract, or how to find it for the languages of a request. */
type Contract = z.ZodMiniType | ((c: Context) => z.ZodMiniType);

/** The contracts that a route validates a request against. The description of the API is made from them. */
export interface Demands {
  body?: Contract;
  query?: Contract;
}

const demands = new WeakMap<object, Demands>();

/** The contracts of a handler; undefined for a handler that validates nothing. */
export const demandsOf = (handler: object): Demands | undefined => demands.get(handler);

function demanding<Handler extends object>(demanded: Demands, handler: Handler): Handler {
  demands.set(handler, demanded);
  return handler;
}

/** Validates a JSON body. Throws a problem with a message for each invalid field, which `messageIn` makes. */
export const jsonBody = <Schema extends z.ZodMiniType>(
  contract: Schema | ((c: Context) => Schema),
  messageIn = issueMessage,
) =>
  demanding(
    { body: contract },
    validator('json', (value: unknown, c) => {
      const locale = requestLocale(c, value);
      // Later errors of the same request use this language too.
      c.set('locale', locale);
      const schema = typeof contract === 'function' ? contract(c) : contract;
      const parsed = z.safeParse(schema, value, { error: messageIn(locale) });
      if (parsed.success) return parsed.data;
      const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      throw new Problem('invalid', undefined, { errors });
    }),
  );

export const validQuery = <Schema extends z.ZodMiniType>(schema: Schema) =>
  demanding(
    { query: schema },
    validator('query', (value: unknown): z.output<Schema> => {
      const parsed = z.safeParse(schema, value);
      if (!parsed.success) throw new Problem('invalid');
      return parsed.data;
    }),
  );

/** Without `?lang=`, responds with the texts keyed by language; with it the next handler responds. */
export const inAllLanguages =
  <Path extends string, RequestInput extends Input>(
    respond: (c: Context<Env, Path, RequestInput>) => Promise<object>,
  ): MiddlewareHandler<Env, Path, RequestInput> =>
  async (c, next) => {
    if (c.req.query('lang') !== undefined) return next();
    return c.json(await respond(c));
  };

const optionalText = z.optional(z.string());

/** Reads parameters from the query string with `read`, and `lang` besides. `read` decides what happens to an invalid value. */
export const searchQuery = <Search extends object>(read: (query: Record<string, unknown>) => Search) =>
  demanding(
    { query: z.object(Object.fromEntries([...namesRead(read), 'lang'].map((name) => [name, optionalText]))) },
    validator('query', (query): Search & { lang?: string } => ({
      ...read(query),
      ...(typeof query.lang === 'string' ? { lang: query.lang } : {}),
    })),
  );

/** Declares `?lang=` to the typed client; `requestLocale` and `readerOf` evaluate it. */
export const langQuery = searchQuery(() => ({}));

/** The names of the parameters that `read` reads from a query string. */
function namesRead(read: (query: Record<string, unknown>) => object): string[] {
  const names = new Set<string>();
  read(
    new Proxy<Record<string, unknown>>(
      {},
      {
        get(_, name) {
          if (typeof name === 'string') names.add(name);
          return undefined;
        },
      },
    ),
  );
  return [...names];
}
