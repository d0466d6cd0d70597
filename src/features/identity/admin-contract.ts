import * as z from 'zod/mini';
import { emailAddress, language } from '#/platform/input/fields';

/** Characters. The lower bound is that of `ADMIN_PASSWORD` (decisions, section 8). */
export const passwordLength = { min: 8, max: 128 } as const;

/** A password that is being chosen. */
const newPassword = z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max));
/** A password that is being checked: whatever was typed, but something. */
const password = z.string().check(z.minLength(1), z.maxLength(passwordLength.max));

/** `POST /api/auth/sign-in/email` (decisions, section 7). */
export const signInRequest = z.object({ email: emailAddress, password, language });
export type SignInRequest = z.input<typeof signInRequest>;

/** Whether one is signed in, or a code has to follow. */
export type SignInAnswer = { status: 'signed_in' | 'two_factor' };

/** The code that an authenticator shows now, or one of the backup codes. */
export const codeRequest = z.object({
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  language,
});

export const resetMailRequest = z.object({ email: emailAddress, language });
export const resetRequest = z.object({ token: z.string().check(z.maxLength(200)), newPassword, language });
export const changePasswordRequest = z.object({ currentPassword: password, newPassword, language });
export const confirmRequest = z.object({ password, language });
/** Where a second step is asked for, changing it asks for one as well: a code of the authenticator, or a backup code. */
export const confirmWithCodeRequest = z.extend(confirmRequest, codeRequest.shape);

/** Who is signed in, as the owner's own pages know it. */
export interface Owner {
  email: string;
  name: string;
  /** Whether signing in also asks for a code of an authenticator. */
  twoFactor: boolean;
}

/** A browser that is signed in. */
export interface OwnerSession {
  id: string;
  /** ISO 8601. */
  signedInAt: string;
  lastSeenAt: string;
  /** What the browser calls itself. */
  browser: string | null;
  /** The one that asks. */
  current: boolean;
}

/** What an authenticator needs; shown once. */
export interface Enrolment {
  /** `otpauth://`, as a QR code carries it. */
  uri: string;
  backupCodes: string[];
}
