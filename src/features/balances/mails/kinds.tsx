/** The kinds of mails about a sold package, all of them to the person. */
export const balanceMailKinds = [
  'balance-sold',
  'balance-paid',
  'balance-link',
  'balance-warning',
  'balance-expired',
] as const;
export type BalanceMail = (typeof balanceMailKinds)[number];
