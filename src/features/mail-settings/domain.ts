import type { FindTextRecords, TextRecords } from '#/platform/net/text-records';
import type { DomainFinding, OwnersMailDomain } from './admin-contract';

/**
 * Providers that send mails for the domains of their customers: what the SPF record has to include, and the names of DKIM keys.
 */
const relays: readonly { server: RegExp; include: string; selectors: readonly string[] }[] = [
  { server: /\.(gmail|google)\.com$/, include: '_spf.google.com', selectors: ['google'] },
  {
    server: /\.(office365|outlook)\.com$/,
    include: 'spf.protection.outlook.com',
    selectors: ['selector1', 'selector2'],
  },
  { server: /\.yandex\.(com|com\.tr|ru|net)$/, include: '_spf.yandex.net', selectors: ['mail'] },
  { server: /\.mail\.me\.com$/, include: 'icloud.com', selectors: ['sig1'] },
  { server: /\.fastmail\.com$/, include: 'spf.messagingengine.com', selectors: ['fm1', 'fm2', 'fm3'] },
  { server: /\.zoho\.(com|eu)$/, include: 'zohomail.com', selectors: ['zoho', 'zmail'] },
  { server: /\.(brevo|sendinblue)\.com$/, include: 'spf.brevo.com', selectors: ['brevo1', 'brevo2', 'mail'] },
  { server: /\.sendgrid\.net$/, include: 'sendgrid.net', selectors: ['s1', 's2'] },
  { server: /\.mailgun\.org$/, include: 'mailgun.org', selectors: ['mg', 'smtp', 'k1'] },
  { server: /\.mailjet\.com$/, include: 'spf.mailjet.com', selectors: ['mailjet'] },
];

/** Names of DKIM keys that many servers use. */
const usualSelectors = ['default', 'mail', 'dkim', 'selector1', 'google', 's1', 'k1'];

/** Domains of mailbox providers, who set the records of their domains themselves. */
const shared =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|proton|protonmail|gmx|mail|yandex)\.(com|me|net|de|ru|com\.tr|co\.uk|fr)$/;

interface Sending {
  /** The sender's address. */
  sender: string;
  /** The mail server's host name; empty if there is no mail server. */
  server: string;
  /** The address for reports about mails that were sent in the domain's name. */
  reportsTo: string;
  /** The name of the DKIM key, if the owner knows it. */
  selector?: string | undefined;
}

export async function describeDomain(
  find: FindTextRecords,
  { sender, server, reportsTo, selector }: Sending,
): Promise<OwnersMailDomain> {
  const domain = (sender.split('@').at(-1) ?? '').toLowerCase();
  const relay = relays.find((each) => each.server.test(`.${server}`));
  const selectors = selector ? [selector] : [...new Set([...(relay?.selectors ?? []), ...usualSelectors])];
  const [spf, keys, policies] = await Promise.all([
    find(domain),
    Promise.all(selectors.map(async (name) => ({ name, found: await find(`${name}._domainkey.${domain}`) }))),
    Promise.all(withParents(domain).map((name) => find(`_dmarc.${name}`))),
  ]);
  return {
    domain,
    isShared: shared.test(domain),
    spf: judgeSpf(spf, { domain, server, include: relay?.include }),
    dkim: judgeDkim(keys),
    dmarc: judgeDmarc(policies, domain, reportsTo),
  };
}

/** A domain and its nearest parents with at least two labels, because a DMARC policy also applies to subdomains. */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels
    .slice(0, -1)
    .map((_, index) => labels.slice(index).join('.'))
    .slice(0, 4);
}

const line = (host: string, value: string) => ({ host, value });

function judgeSpf(
  found: TextRecords,
  { domain, server, include }: { domain: string; server: string; include: string | undefined },
): DomainFinding {
  if (!found.ok) return { state: 'unreachable' };
  const records = found.records.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [record = ''] = records;
  const allowed = include ? `include:${include}` : server && `a:${server}`;
  if (records.length === 0)
    return {
      state: 'missing',
      line: line(domain, ['v=spf1', allowed || 'mx', '~all'].join(' ')),
      certain: Boolean(include),
    };
  if (records.length > 1) return { state: 'several', records };
  const isAllowed =
    !include ||
    record
      .toLowerCase()
      .split(/\s+/)
      .some((part) => part.replace(/^\+/, '') === `include:${include}` || part.startsWith('redirect='));
  if (isAllowed) return { state: 'good', records };
  const extended = /\s[-~?+]?all\b/i.test(record)
    ? record.replace(/\s([-~?+]?all\b)/i, ` ${allowed} $1`)
    : `${record} ${allowed}`;
  return { state: 'lacking', records, line: line(domain, extended), certain: true };
}

function judgeDkim(
  keys: readonly { name: string; found: TextRecords }[],
): DomainFinding & { selector?: string } {
  for (const { name, found } of keys) {
    // A record with an empty key (`p=`) means that the key was revoked.
    const record = found.ok && found.records.find((text) => /(^|;)\s*p=\s*[^;\s]/.test(text));
    if (record) return { state: 'good', selector: name, records: [record] };
  }
  return keys.some(({ found }) => found.ok) ? { state: 'missing' } : { state: 'unreachable' };
}

function judgeDmarc(found: readonly TextRecords[], domain: string, reportsTo: string): DomainFinding {
  for (const each of found) {
    if (!each.ok) return { state: 'unreachable' };
    const records = each.records.filter((text) => /^v=DMARC1\b/i.test(text));
    if (records.length > 1) return { state: 'several', records };
    if (records.length === 1) return { state: 'good', records };
  }
  return {
    state: 'missing',
    line: line(`_dmarc.${domain}`, `v=DMARC1; p=none; rua=mailto:${reportsTo}`),
    certain: true,
  };
}
