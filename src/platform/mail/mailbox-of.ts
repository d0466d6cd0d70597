import { emailKey } from '#/platform/db/search';

/**
 * The mailbox that an address leads to, without the part after a plus sign and without dots. Use it only for counting. Many
 * servers ignore these parts, so a stranger could otherwise reach one person under any number of spellings. Two people whose
 * addresses differ only in these parts are counted as one.
 */
export function mailboxOf(address: string): string {
  const [local = '', host = ''] = emailKey(address).split('@');
  const name = local.replace(/(?<=.)\+.*$/, '').replaceAll('.', '');
  return `${name}@${host === 'googlemail.com' ? 'gmail.com' : host}`;
}
