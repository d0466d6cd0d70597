/** How many attempts may fail (`free`), and how long each further attempt then has to wait. */
export interface AttemptLimit {
  free: number;
  /** The first wait, in seconds. Each further wait is twice as long, up to `longest`. */
  first: number;
  longest: number;
}

export const attemptLimits = {
  /** Attempts at one account from one network, browser or session. */
  account: { free: 5, first: 30, longest: 15 * 60 },
  /** Attempts at one account from everywhere. */
  everywhere: { free: 50, first: 30, longest: 15 * 60 },
  /** Attempts at all accounts from one network. More may fail than at one account, because several people may share a network. */
  network: { free: 20, first: 60, longest: 60 * 60 },
  /** Attempts at all accounts from a wider network (a /48 of IPv6). */
  wider: { free: 60, first: 60, longest: 60 * 60 },
  /** Attempts at a code of the second step. */
  code: { free: 10, first: 15 * 60, longest: 15 * 60 },
  /** Requests for a mail with a link for a new password. */
  reset: { free: 3, first: 5 * 60, longest: 60 * 60 },
} as const satisfies Record<string, AttemptLimit>;

/** A counter is deleted after this many seconds without an attempt that was counted. */
export const forgetAfterSeconds = 24 * 3600;

export function waitSeconds(failures: number, { free, first, longest }: AttemptLimit): number {
  if (failures < free) return 0;
  return Math.min(first * 2 ** (failures - free), longest);
}

/** The name of a counter for attempts at an account; `from` says which of the attempts, such as those from a network. */
export const accountKey = (email: string, from: string): string => `account:${email.toLowerCase()} ${from}`;
