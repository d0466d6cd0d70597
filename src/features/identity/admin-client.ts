import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { ApiError, type ApiFetch, apiOf, read } from '#/platform/http-client/api';
import type { Locale } from '#/platform/i18n/locale';
import type { Owner } from './admin-contract';
import type { IdentityAdminRoutes } from './admin-routes';
import type { IdentityRoutes } from './routes';

const { auth } = hc<IdentityRoutes>('/api');
const adminOf = (api: ApiFetch = fetch) => hc<IdentityAdminRoutes>('/api', { fetch: api }).admin;

/** An answer without a body; a refusal throws an `ApiError`. */
async function done(answer: Promise<{ ok: boolean; status: number; text(): Promise<string> }>) {
  const response = await answer;
  if (!response.ok) throw new ApiError(response.status, await response.text());
}

const nullIfSignedOut = (error: unknown): null => {
  if (error instanceof ApiError && error.status === 401) return null;
  throw error;
};

/** The owner, or null while nobody is signed in. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ['admin', 'session'],
    queryFn: ({ meta }): Promise<Owner | null> =>
      read(adminOf(apiOf(meta)).session.$get()).catch(nullIfSignedOut),
  });

/** The browsers that are signed in as the owner. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'sessions'],
    queryFn: ({ meta }) => read(adminOf(apiOf(meta)).sessions.$get()),
    staleTime: 0,
  });

export const endSession = (id: string) => done(adminOf().sessions[':id'].$delete({ param: { id } }));
export const endOtherSessions = () => done(adminOf().sessions.$delete());

export const signIn = (email: string, password: string, language: Locale) =>
  read(auth['sign-in'].email.$post({ json: { email, password, language } }));

const bodyless = { headers: { 'Content-Type': 'application/json' } };
export const signOut = () => done(auth['sign-out'].$post({}, bodyless));

/** The second step: the code of the authenticator, which also proves an enrolment, or a backup code. */
export const sendCode = (code: string, language: Locale) =>
  read(auth['two-factor']['verify-totp'].$post({ json: { code, language } }));
export const sendBackupCode = (code: string, language: Locale) =>
  read(auth['two-factor']['verify-backup-code'].$post({ json: { code, language } }));

export const requestReset = (email: string, language: Locale) =>
  done(auth['request-password-reset'].$post({ json: { email, language } }));
export const resetPassword = (token: string, newPassword: string, language: Locale) =>
  done(auth['reset-password'].$post({ json: { token, newPassword, language } }));
export const changePassword = (currentPassword: string, newPassword: string, language: Locale) =>
  done(auth['change-password'].$post({ json: { currentPassword, newPassword, language } }));

export const beginTwoFactor = (password: string, language: Locale) =>
  read(auth['two-factor'].enable.$post({ json: { password, language } }));
/** What changes the second step asks for it as well: a code of the authenticator, or a backup code. */
export const endTwoFactor = (password: string, code: string, language: Locale) =>
  done(auth['two-factor'].disable.$post({ json: { password, code, language } }));
export const renewBackupCodes = (password: string, code: string, language: Locale) =>
  read(auth['two-factor']['generate-backup-codes'].$post({ json: { password, code, language } }));
