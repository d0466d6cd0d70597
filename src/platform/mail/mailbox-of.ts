import { emailKey } from '#/platform/db/search';

/**
 * The mailbox that an address leads to, without the part after a plus sign and without dots. Some servers ignore these, so a
 * stranger could reach one person under any number of spellings. Use it only for counting, since two people's addresses may
 * differ in just these parts.
 */
export function mailboxOf(address: string): string {
  const [local = '', host = ''] = emailKey(address).split('@');
  const name = local.replace(/(?<=.)\+.*$/, '').replaceAll('.', '');
  return `${name}@${host === 'googlemail.com' ? 'gmail.com' : host}`;
}
