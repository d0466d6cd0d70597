import { parseLocale } from '#/platform/i18n/locale';

interface TokenSearch {
  token?: string | undefined;
}

export const tokenSearch = ({ token }: Record<string, unknown>): TokenSearch =>
  typeof token === 'string' && token !== '' ? { token } : {};

/** What the loader of a page with a token needs. Without a token in the address, `token` is '', which opens nothing. */
export const tokenDeps = ({ search }: { search: TokenSearch & { lang?: string } }) => ({
  token: search.token ?? '',
  locale: parseLocale(search.lang),
});
