/** How often something may be tried in vain before each further try has to wait. */
export interface Patience {
  free: number;
  /** Seconds of the first wait; each further one is twice as long. */
  first: number;
  longest: number;
}

/**
 * One account, from one network or one browser; the same account, from everywhere; and everybody behind one network, who
 * may be several people that mistype, as may those of a wider one (/48 of IPv6).
 */
export const patience = {
  account: { free: 5, first: 30, longest: 15 * 60 },
  everywhere: { free: 50, first: 30, longest: 15 * 60 },
  network: { free: 20, first: 60, longest: 60 * 60 },
  wider: { free: 60, first: 60, longest: 60 * 60 },
  /** Codes of the second step. */
  code: { free: 10, first: 15 * 60, longest: 15 * 60 },
  /** Mails with a link for a new password. */
  reset: { free: 3, first: 5 * 60, longest: 60 * 60 },
} as const satisfies Record<string, Patience>;

/** After this many seconds without another try, the earlier ones are forgotten. */
export const forgottenAfter = 24 * 3600;

/** Seconds to wait after that many tries in vain; 0 while they are free. */
export function waitAfter(failures: number, { free, first, longest }: Patience): number {
  if (failures < free) return 0;
  return Math.min(first * 2 ** (failures - free), longest);
}

/** Under which name tries at an account are counted that come from there. */
export const accountKey = (email: string, from: string): string => `account:${email.toLowerCase()} ${from}`;
