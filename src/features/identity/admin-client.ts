import { queryOptions } from '@tanstack/react-query';
import { type ApiFetch, apiFetch, done, nullIf, readJson, withoutBody } from '#/platform/http-client/api';
import { apiClient } from '#/platform/http-client/typed-client';
import type { Locale } from '#/platform/i18n/locale';
import type { Owner } from './admin-contract';
import type { IdentityAdminRoutes } from './admin-routes';
import type { IdentityRoutes } from './routes';

const client = (api: ApiFetch = fetch) => apiClient<IdentityRoutes>('/api', { fetch: api }).auth;
const auth = client();
const adminClient = (api: ApiFetch = fetch) => apiClient<IdentityAdminRoutes>('/api', { fetch: api }).admin;

/** The owner, or null if nobody is signed in. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ['admin', 'session'],
    queryFn: ({ meta }): Promise<Owner | null> =>
      readJson(adminClient(apiFetch(meta)).session.$get()).catch(nullIf(401)),
  });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'sessions'],
    queryFn: ({ meta }) => readJson(adminClient(apiFetch(meta)).sessions.$get()),
    staleTime: 0,
  });

export const endSession = (id: string) => done(adminClient().sessions[':id'].$delete({ param: { id } }));
export const endOtherSessions = () => done(adminClient().sessions.$delete());

export const signIn = (email: string, password: string, language: Locale) =>
  readJson(auth['sign-in'].email.$post({ json: { email, password, language } }));

/** Whether the site has no owner yet. */
export const setUpQuery = () =>
  queryOptions({
    queryKey: ['set-up'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta))['set-up'].$get()),
    staleTime: 0,
  });

export const checkSetUpLink = async (token: string) =>
  (await readJson(auth['set-up'].link.$post({ json: { token } }))).state;

/** Creates the first owner's account, and signs in. */
export const setUpAccount = (account: { token: string; email: string; password: string }, language: Locale) =>
  done(auth['set-up'].$post({ json: { ...account, language } }));

export const signOut = () => done(auth['sign-out'].$post({}, withoutBody));

/** Sends an authenticator's code: the second step of signing in, or the last step of adding an authenticator. */
export const sendCode = (code: string, language: Locale) =>
  readJson(auth['two-factor']['verify-totp'].$post({ json: { code, language } }));
export const sendBackupCode = (code: string, language: Locale) =>
  readJson(auth['two-factor']['verify-backup-code'].$post({ json: { code, language } }));

export const requestReset = (email: string, language: Locale) =>
  done(auth['request-password-reset'].$post({ json: { email, language } }));
export const resetPassword = (token: string, newPassword: string, language: Locale) =>
  done(auth['reset-password'].$post({ json: { token, newPassword, language } }));
export const changePassword = (
  typed: { currentPassword: string; code: string; newPassword: string },
  language: Locale,
) => done(auth['change-password'].$post({ json: { ...typed, language } }));

export const beginTwoFactor = (password: string, language: Locale) =>
  readJson(auth['two-factor'].enable.$post({ json: { password, language } }));
/** Switches the second step off. `code` is a code of the authenticator, or a backup code. */
export const endTwoFactor = (password: string, code: string, language: Locale) =>
  done(auth['two-factor'].disable.$post({ json: { password, code, language } }));
export const renewBackupCodes = (password: string, code: string, language: Locale) =>
  readJson(auth['two-factor']['generate-backup-codes'].$post({ json: { password, code, language } }));

export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['admin', 'passkeys'],
    queryFn: ({ meta }) => readJson(client(apiFetch(meta)).passkeys.$get()),
    staleTime: 0,
  });

/** The browser's credential, serialised with `toJSON`. */
type Credential = Parameters<typeof auth.passkeys.$post>[0]['json']['response'];

export const passkeySignInOptions = () => readJson(auth.passkey.options.$post({ json: {} }));
export const signInByPasskey = (response: object, language: Locale) =>
  readJson(auth.passkey['sign-in'].$post({ json: { response: response as Credential, language } }));
/** The options with which the browser makes a passkey. `code` is needed only if the second step is on. */
export const newPasskeyOptions = (password: string, code: string, language: Locale) =>
  readJson(auth.passkeys.options.$post({ json: { password, code, language } }));
export const addPasskey = (response: object, name: string, language: Locale) =>
  done(auth.passkeys.$post({ json: { response: response as Credential, name, language } }));
export const renamePasskey = (id: string, name: string, language: Locale) =>
  done(auth.passkeys[':id'].$put({ param: { id }, json: { name, language } }));
export const removePasskey = (id: string) => done(auth.passkeys[':id'].$delete({ param: { id } }));
