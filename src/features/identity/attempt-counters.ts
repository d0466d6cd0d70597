import type { Context } from 'hono';
import type { GetNetworks } from '#/platform/http-server/networks';
import type { SignedIn } from './admin-queries';
import type { AttemptCounter } from './commands/count-attempt';
import type { Identity } from './identity';
import { knownBrowser } from './known-browser';
import { type AttemptLimit, accountKey, attemptLimits } from './rules';

export function createAttemptCounters(identity: Identity, networksOf: GetNetworks) {
  const counter = (name: string, limit: AttemptLimit): AttemptCounter => ({
    key: identity.attemptKey(name),
    limit,
  });
  const network = (c: Context): AttemptCounter[] =>
    networksOf(c).map((name, index) =>
      counter(`network:${name}`, index === 0 ? attemptLimits.network : attemptLimits.wider),
    );
  return {
    network,
    /**
     * Attempts from a known browser have their own counter. A stranger's attempts are counted for the account from this network,
     * for the account from all networks, and for each network. If the network is unknown, only the counter for the account from
     * all networks is used. That counter allows many failures, so that a few wrong guesses don't lock out everybody else.
     */
    atAccount(c: Context, email: string): AttemptCounter[] {
      const browser = knownBrowser(c, identity, email);
      if (browser) return [counter(accountKey(email, `browser:${browser}`), attemptLimits.account)];
      const [nearest] = networksOf(c);
      const everywhere = counter(accountKey(email, 'everywhere'), attemptLimits.everywhere);
      if (nearest === undefined) return [everywhere];
      return [
        counter(accountKey(email, `network:${nearest}`), attemptLimits.account),
        everywhere,
        ...network(c),
      ];
    },
    /** The counters for a code of the second step; `email` is undefined if no password was entered before. */
    atCode(c: Context, email: string | undefined): AttemptCounter[] {
      if (email === undefined) return network(c);
      const browser = knownBrowser(c, identity, email);
      if (browser) return [counter(accountKey(email, `code browser:${browser}`), attemptLimits.code)];
      return [counter(accountKey(email, 'code'), attemptLimits.code), ...network(c)];
    },
    /** The counter for passwords and codes entered within a session. Attempts outside the session don't count. */
    inSession: ({ owner, sessionId }: SignedIn): AttemptCounter[] => [
      counter(accountKey(owner.email, `session:${sessionId}`), attemptLimits.account),
    ],
    reset: (c: Context, email: string): AttemptCounter[] => [
      counter(`reset:${email.toLowerCase()}`, attemptLimits.reset),
      ...network(c),
    ],
  };
}
