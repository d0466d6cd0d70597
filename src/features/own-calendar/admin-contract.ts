import * as z from 'zod/mini';
import type { CaldavFailure } from '#/platform/caldav/caldav-client';
import { requiredLine } from '#/platform/input/fields';
import { isConfidentialAddress } from '#/platform/net/loopback';

/** The states of the account. `waiting`: it will be synchronised at once, after a change or because the owner asked for it. */
export const accountStates = ['waiting', 'ok', 'failing'] as const;
export type AccountState = (typeof accountStates)[number];

/** Why the account fails. `unreadable`: the stored password was encrypted under a key that this server doesn't have. */
export type AccountError = CaldavFailure | 'unreadable';

/** What the owner did in her calendar to an event. */
export const proposalKinds = ['moved', 'deleted'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

const limits = { address: 2000, username: 254, password: 200 } as const;

/** The address of the calendar server. It must be https, as a password is sent to it; addresses of this machine are exempt. */
const address = requiredLine(limits.address).check(
  z.overwrite((text) => (text === '' || /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`)),
  z.refine(isConfidentialAddress),
);

/**
 * `POST /api/admin/own-calendar/account`: connects an account. If the account is already connected, only its password changes,
 * and the chosen calendars stay.
 */
export const accountRequest = z.object({
  address,
  username: requiredLine(limits.username),
  password: z.string().check(z.minLength(1), z.maxLength(limits.password), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
});
export type AccountRequest = z.output<typeof accountRequest>;

/** `PUT /api/admin/own-calendar/account`: which calendars are used, and for what. */
export const accountChoice = z.object({
  writeTo: z.nullable(z.string().check(z.maxLength(limits.address))),
  busy: z.array(z.string().check(z.maxLength(limits.address))).check(z.maxLength(500)),
  version: z.int(),
});
export type AccountChoice = z.output<typeof accountChoice>;

/**
 * `POST /api/admin/own-calendar/proposals/{id}`. `accept` moves or cancels the appointment as the owner has moved or deleted its
 * event; it is refused if appointment or event have changed since she saw them. `put_back` restores the event.
 */
export const proposalAnswer = z.discriminatedUnion('answer', [
  z.object({
    answer: z.literal('accept'),
    sequence: z.int(),
    /** The proposal's `movedTo`; null if the event was deleted. */
    movedTo: z.nullable(z.string()),
  }),
  z.object({ answer: z.literal('put_back') }),
]);
export type ProposalAnswer = z.output<typeof proposalAnswer>;
