import { emailKey } from '#/platform/db/search';

/**
 * The mailbox behind an address, for counting alone. Whoever writes an address chooses what follows a plus sign, and Gmail and others
 * ignore dots: a stranger could write to one person under as many spellings as wanted. Two people whose addresses differ in no more
 * than that are counted as one.
 */
export function mailboxOf(address: string): string {
  const [local = '', host = ''] = emailKey(address).split('@');
  const name = local.replace(/(?<=.)\+.*$/, '').replaceAll('.', '');
  return `${name}@${host === 'googlemail.com' ? 'gmail.com' : host}`;
}
