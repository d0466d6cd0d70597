/** The kinds of mails about a sold package; all go to the buyer. */
export const balanceMailKinds = [
  'balance-sold',
  'balance-paid',
  'balance-link',
  'balance-warning',
  'balance-expired',
] as const;
export type BalanceMail = (typeof balanceMailKinds)[number];
