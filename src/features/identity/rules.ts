/** How many attempts may fail before each further one has to wait. */
export interface AttemptLimit {
  free: number;
  /** The first wait, in seconds; each further one is twice as long, up to `longest`. */
  first: number;
  longest: number;
}

export const attemptLimits = {
  /** One account from one network or browser. */
  account: { free: 5, first: 30, longest: 15 * 60 },
  /** One account from everywhere. */
  everywhere: { free: 50, first: 30, longest: 15 * 60 },
  /** All accounts from one network, behind which there may be several people. */
  network: { free: 20, first: 60, longest: 60 * 60 },
  /** The same for a wider network (/48 of IPv6). */
  wider: { free: 60, first: 60, longest: 60 * 60 },
  /** Codes of the second step. */
  code: { free: 10, first: 15 * 60, longest: 15 * 60 },
  /** Mails with a link for a new password. */
  reset: { free: 3, first: 5 * 60, longest: 60 * 60 },
} as const satisfies Record<string, AttemptLimit>;

/** Seconds without another attempt after which the counter is deleted. */
export const forgetAfterSeconds = 24 * 3600;

/** Seconds to wait after `failures` failed attempts; 0 while they are free. */
export function waitSeconds(failures: number, { free, first, longest }: AttemptLimit): number {
  if (failures < free) return 0;
  return Math.min(first * 2 ** (failures - free), longest);
}

/** The name of the counter for attempts at an account from one origin. */
export const accountKey = (email: string, from: string): string => `account:${email.toLowerCase()} ${from}`;
