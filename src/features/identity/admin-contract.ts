import * as z from 'zod/mini';
import { emailAddress, language, line, requiredLine } from '#/platform/input/fields';

/** In characters; the minimum also holds for `ADMIN_PASSWORD`. */
export const passwordLength = { min: 8, max: 128 } as const;

const newPassword = z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max));
/** A password that is checked, not chosen. It may be shorter than the minimum if the minimum was lower when it was set. */
const password = z.string().check(z.minLength(1), z.maxLength(passwordLength.max));

/** `POST /api/auth/sign-in/email` */
export const signInRequest = z.object({ email: emailAddress, password, language });

/** `two_factor`: a code is needed to complete the sign-in. */
export type SignInResponse = { status: 'signed_in' | 'two_factor' };

/** A code of the authenticator, or a backup code. */
export const codeRequest = z.object({
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  language,
});

export const resetMailRequest = z.object({ email: emailAddress, language });
export const resetRequest = z.object({ token: line(200), newPassword, language });
/** `POST /api/auth/set-up`: the account of the first owner. */
export const setUpRequest = z.object({
  token: line(200),
  email: emailAddress,
  password: newPassword,
  language,
});
/** `POST /api/auth/set-up/link`: whether the link can still be used. */
export const setUpLinkRequest = z.object({ token: line(200) });
export interface SetUpLinkResponse {
  /** `link`: unknown, used or expired; `owned`: the site has an owner. */
  state: 'valid' | 'link' | 'owned';
}
/** A code as above, which is needed only if the second step is on. */
const codeIfOn = z._default(z.string().check(z.trim(), z.maxLength(40)), '');
/** `POST /api/auth/change-password` */
export const changePasswordRequest = z.object({
  currentPassword: password,
  code: codeIfOn,
  newPassword,
  language,
});
export const confirmRequest = z.object({ password, language });
/** To end the second step or to renew the backup codes, both the password and a code (or backup code) are needed. */
export const confirmWithCodeRequest = z.extend(confirmRequest, codeRequest.shape);

export interface Owner {
  email: string;
  name: string;
  /** Whether signing in needs a code of an authenticator. */
  twoFactor: boolean;
}

export interface OwnerSession {
  id: string;
  /** ISO 8601. */
  signedInAt: string;
  lastSeenAt: string;
  /** The user agent. */
  browser: string | null;
  /** Whether it is the browser of this request. */
  current: boolean;
}

/** The secret of a new authenticator (in `uri`) and its backup codes, shown only once. */
export interface Enrolment {
  /** `otpauth://`, for a QR code. */
  uri: string;
  backupCodes: string[];
}

const maxPasskeyName = 60;
const passkeyName = requiredLine(maxPasskeyName);

/** A credential as the browser's WebAuthn functions return it, as JSON. The server's library checks the other members. */
const credential = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(2_000)),
  rawId: z.string().check(z.maxLength(2_000)),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
});

/** `POST /api/auth/passkey/sign-in` */
export const passkeySignInRequest = z.object({ response: credential, language });
/** What the signed-in owner types to confirm that it is her, for a new passkey or the recovery sheet. */
export const ownersConfirmation = z.object({ password, code: codeIfOn, language });
/** The same, as fields of a form that asks for them only if what was changed needs it. */
export const confirmationFields = {
  ownersPassword: z.string().check(z.maxLength(passwordLength.max)),
  code: z.string().check(z.trim(), z.maxLength(40)),
};
export const optionalConfirmation = {
  ownersPassword: z._default(confirmationFields.ownersPassword, ''),
  code: codeIfOn,
};
/** `POST /api/auth/passkeys` */
export const addPasskeyRequest = z.object({ response: credential, name: passkeyName, language });
/** `PUT /api/auth/passkeys/{id}` */
export const renamePasskeyRequest = z.object({ name: passkeyName, language });

export interface OwnerPasskey {
  id: string;
  name: string;
  /** ISO 8601. */
  addedAt: string;
  usedAt: string | null;
}
