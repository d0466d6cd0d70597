import { afterEach, expect, test } from 'vitest';
import { findTextRecords } from '#/platform/net/text-records';
import { type NameServer, startNameServer } from '../../../tests/support/name-server';
import { describeDomain } from './domain';

let server: NameServer;
afterEach(() => server.stop());

const sending = { sender: 'ada@isik.example', server: 'smtp.gmail.com', reportsTo: 'ada@isik.example' };
const described = async (zone: Parameters<typeof startNameServer>[0], change: object = {}) => {
  server = await startNameServer(zone);
  return describeDomain(findTextRecords([server.address]), { ...sending, ...change });
};
const key = `v=DKIM1; k=rsa; p=${'M'.repeat(392)}`;

test('Given a domain with all three records, one of them in several pieces, then all stand, and the name of the key is found', async () => {
  const spf = 'v=spf1 include:_spf.google.com ~all';
  const dmarc = 'v=DMARC1; p=quarantine';
  expect(
    await described({
      'isik.example': ['google-site-verification=x', spf],
      'google._domainkey.isik.example': [key],
      '_dmarc.isik.example': [dmarc],
    }),
  ).toEqual({
    domain: 'isik.example',
    isShared: false,
    spf: { state: 'good', records: [spf] },
    dkim: { state: 'good', selector: 'google', records: [key] },
    dmarc: { state: 'good', records: [dmarc] },
  });
});

test('Given a domain without records, then each is missing, with the line to enter', async () => {
  expect(await described({ 'isik.example': [] })).toMatchObject({
    spf: {
      state: 'missing',
      certain: true,
      line: { host: 'isik.example', value: 'v=spf1 include:_spf.google.com ~all' },
    },
    dkim: { state: 'missing' },
    dmarc: {
      state: 'missing',
      line: { host: '_dmarc.isik.example', value: 'v=DMARC1; p=none; rua=mailto:ada@isik.example' },
    },
  });
});

test('Given a record that doesn’t name the mail server, then the line is that record with the server before its end', async () => {
  const { spf } = await described({ 'isik.example': ['v=spf1 mx include:old.example -all'] });
  expect(spf).toMatchObject({
    state: 'lacking',
    line: { value: 'v=spf1 mx include:old.example include:_spf.google.com -all' },
  });
});

test('Given a server of one’s own, then it is named in the line, which only its provider knows for certain', async () => {
  const { spf } = await described({}, { server: 'mail.isik.example' });
  expect(spf).toMatchObject({ certain: false, line: { value: 'v=spf1 a:mail.isik.example ~all' } });
});

test('Given two records where one is allowed, and a key that was withdrawn, then that is said', async () => {
  const { spf, dkim, dmarc } = await described({
    'isik.example': ['v=spf1 mx ~all', 'v=spf1 a ~all'],
    'google._domainkey.isik.example': ['v=DKIM1; p='],
    '_dmarc.isik.example': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'],
  });
  expect([spf.state, dkim.state, dmarc.state]).toEqual(['several', 'missing', 'several']);
});

test('Given a domain below another one, then the policy of that one holds for it', async () => {
  const { dmarc } = await described(
    { '_dmarc.isik.example': ['v=DMARC1; p=reject'] },
    { sender: 'ada@posta.isik.example' },
  );
  expect(dmarc.state).toBe('good');
});

test('Given the name of a key, then only that one is asked for', async () => {
  const { dkim } = await described({ 'k2025._domainkey.isik.example': [key] }, { selector: 'k2025' });
  expect(dkim).toMatchObject({ state: 'good', selector: 'k2025' });
  expect(server.asked.filter((name) => name.includes('_domainkey'))).toEqual([
    'k2025._domainkey.isik.example',
  ]);
});

test('Given name servers that don’t answer, then that is said within seconds, and nothing is called missing', async () => {
  const names = ['isik.example', '_dmarc.isik.example', 'k1._domainkey.isik.example'];
  const silent = Object.fromEntries(names.map((name) => [name, null]));
  const { spf, dkim, dmarc } = await described(silent, { selector: 'k1' });
  expect([spf, dkim, dmarc]).toEqual(['', '', ''].map(() => ({ state: 'unreachable' })));
}, 10_000);

test('Given a mailbox of a common provider, then its records are that provider’s business', async () => {
  expect((await described({}, { sender: 'ada.isik@gmail.com' })).isShared).toBe(true);
});
