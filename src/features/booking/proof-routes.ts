import type { Context as HttpContext } from 'hono';
import { orOnWhatsApp } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import type { GetNetworks } from '#/platform/http-server/networks';
import type { Locale } from '#/platform/i18n/locale';
import type { Proofs } from '#/platform/proof-of-work/proofs';
import type { Challenge } from '#/platform/proof-of-work/zero-bits';
import { bookingCopy } from './copy/all';
import { recentBookings } from './queries';
import { proofBits, stormMinutes } from './rules';

/** Seconds for `Retry-After` in a refusal. By then the request may succeed, with a proof or because fewer people book. */
const retrySeconds = 60;

/**
 * Makes booking cost a proof of work while unusually many people book. Requests from this machine itself have no network, and
 * need no proof.
 */
export function watchBusyTimes(ctx: Context, networksOf: GetNetworks, proofs: Proofs) {
  /**
   * The difficulty that the last booking needed, and until when it counts (milliseconds since 1970). `challengeFor` uses it,
   * because availability is requested too often to count bookings for each request.
   */
  let latest = { bits: 0, until: 0 };

  const refusal = async (locale: Locale, bits: number): Promise<Problem> => {
    const detail = await orOnWhatsApp(ctx, bookingCopy[locale].bounds.proof);
    const current = proofs.issue(bits, ctx.clock.now());
    return new Problem('too_many', detail, { retryAfter: retrySeconds, current });
  };
  return {
    /** A challenge for a form that is about to be filled in; undefined while bookings need no proof. */
    challengeFor(c: HttpContext): Challenge | undefined {
      const now = ctx.clock.now();
      const isBusy = latest.bits > 0 && latest.until > now.getTime();
      return isBusy && networksOf(c).length > 0 ? proofs.issue(latest.bits, now) : undefined;
    },

    /**
     * The id of the proof that a booking uses up; undefined if the booking needs no proof.
     * @throws Problem `too_many` with a challenge, if the booking needs a proof and has no valid one
     */
    async demandProof(c: HttpContext, locale: Locale): Promise<string | undefined> {
      if (networksOf(c).length === 0) return undefined;
      const now = ctx.clock.now();
      const bits = proofBits(await recentBookings(ctx.db, now));
      latest = { bits, until: now.getTime() + stormMinutes * 60_000 };
      if (bits === 0) return undefined;
      const id = proofs.verify(c.req.header('booking-proof'), bits, now);
      if (!id) throw await refusal(locale, bits);
      return id;
    },

    /** The refusal of a proof that was already used for another booking. */
    refuseUsed: (locale: Locale) => refusal(locale, Math.max(latest.bits, 1)),
  };
}
