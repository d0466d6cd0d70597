import type { Context } from 'hono';
import type { NetworksOf } from '#/platform/http-server/networks';
import type { SignedIn } from './admin-queries';
import type { Tried } from './commands/count-attempt';
import type { Identity } from './identity';
import { knownBrowser } from './known-browser';
import { accountKey, type Patience, patience } from './rules';

/** Under which names the tries of a request are counted. */
export function createTries(identity: Identity, networksOf: NetworksOf) {
  const tried = (name: string, patient: Patience): Tried => ({
    key: identity.attemptKey(name),
    patience: patient,
  });
  const network = (c: Context): Tried[] =>
    networksOf(c).map((name, index) =>
      tried(`network:${name}`, index === 0 ? patience.network : patience.wider),
    );
  return {
    network,
    /**
     * A stranger's tries count where they come from, and together with all other strangers'; a known browser's apart.
     * Where nobody can be told from the next, a few mistakes of one must not keep all others out.
     */
    atAccount(c: Context, email: string): Tried[] {
      const browser = knownBrowser(c, identity, email);
      if (browser) return [tried(accountKey(email, `browser:${browser}`), patience.account)];
      const [nearest] = networksOf(c);
      const everywhere = tried(accountKey(email, 'everywhere'), patience.everywhere);
      if (nearest === undefined) return [everywhere];
      return [tried(accountKey(email, `network:${nearest}`), patience.account), everywhere, ...network(c)];
    },
    /** Codes for the second step of this account; undefined where nobody has given a password before. */
    atCode(c: Context, email: string | undefined): Tried[] {
      if (email === undefined) return network(c);
      const browser = knownBrowser(c, identity, email);
      if (browser) return [tried(accountKey(email, `code browser:${browser}`), patience.code)];
      return [tried(accountKey(email, 'code'), patience.code), ...network(c)];
    },
    /** Guesses at the password of whom the session names: nobody else's count. */
    inSession: ({ owner, sessionId }: SignedIn): Tried[] => [
      tried(accountKey(owner.email, `session:${sessionId}`), patience.account),
    ],
    reset: (c: Context, email: string): Tried[] => [
      tried(`reset:${email.toLowerCase()}`, patience.reset),
      ...network(c),
    ],
  };
}
