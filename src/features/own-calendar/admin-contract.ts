import * as z from 'zod/mini';
import type { CaldavFailure } from '#/platform/caldav/caldav-client';
import { requiredLine } from '#/platform/input/fields';
import { isConfidentialAddress } from '#/platform/net/loopback';

/** `waiting`: it will be read soon. */
export const accountStates = ['waiting', 'ok', 'failing'] as const;
export type AccountState = (typeof accountStates)[number];

/** `unreadable`: the password was stored under a key that this server doesn't have. */
export type AccountError = CaldavFailure | 'unreadable';

/** What the owner did in her calendar to an event. */
export const proposalKinds = ['moved', 'deleted'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

export const limits = { address: 2000, username: 254, password: 200 } as const;

/** A password must not be sent without encryption, but to this machine. */
const address = requiredLine(limits.address).check(
  z.overwrite((text) => (/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`)),
  z.refine(isConfidentialAddress),
);

/** `POST /api/admin/own-calendar/account`: also for another password of the same account, whose choices stay then. */
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
 * `POST /api/admin/own-calendar/proposals/{id}`: `accept` does to the appointment what was done to its event, where both still are as she
 * has seen them; `put_back` undoes that.
 */
export const proposalAnswer = z.discriminatedUnion('answer', [
  z.object({
    answer: z.literal('accept'),
    sequence: z.int(),
    /** As the proposal says; null where its event was deleted. */
    movedTo: z.nullable(z.string()),
  }),
  z.object({ answer: z.literal('put_back') }),
]);
export type ProposalAnswer = z.output<typeof proposalAnswer>;
