import { describe, expect, test } from 'vitest';
import type { MailValues } from './admin-contract';
import {
  environmentAccount,
  mailSetup,
  noValues,
  passwordProblem,
  shownEnvironment,
  withoutPassword,
} from './rules';

const profile = { name: 'Leyla', address: 'leyla@ornek.example' };
const nothing: MailValues = { ...noValues, signatureTr: 'Saygılarımla' };
const entered: MailValues = {
  ...nothing,
  host: 'smtp.ornek.example',
  port: 587,
  security: 'starttls',
  username: 'leyla',
  password: 'gizli',
  senderAddress: 'site@ornek.example',
  senderName: 'Site',
  replyTo: 'yanit@ornek.example',
  noticesTo: 'bildirim@ornek.example',
};

describe('which source wins', () => {
  test('Given nothing, then mails are files from the person of the profile', () => {
    expect(mailSetup({}, nothing, profile)).toEqual({
      transport: { from: profile },
      ownerEmail: undefined,
      replyEmail: undefined,
      signature: { tr: 'Saygılarımla', en: '', ar: '' },
    });
  });

  test('Given what the owner entered, then it applies', () => {
    const { host, port, security, username, password } = entered;
    expect(mailSetup({}, entered, profile)).toMatchObject({
      transport: {
        server: { host, port, security, auth: { username, password } },
        from: { name: 'Site', address: 'site@ornek.example' },
      },
      ownerEmail: 'bildirim@ornek.example',
      replyEmail: 'yanit@ornek.example',
    });
    expect(mailSetup({}, { ...entered, username: '' }, profile).transport.server?.auth).toBeUndefined();
  });

  test('Given both, then the environment wins, each setting for itself', () => {
    const environment = {
      smtpUrl: 'smtp://mail.example',
      mailFrom: 'A <a@b.example>',
      ownerEmail: 'o@b.example',
    };
    expect(mailSetup(environment, entered, profile)).toMatchObject({
      transport: { smtpUrl: 'smtp://mail.example', from: 'A <a@b.example>' },
      ownerEmail: 'o@b.example',
      replyEmail: 'yanit@ornek.example',
    });
    expect(mailSetup(environment, entered, profile).transport.server).toBeUndefined();
    expect(mailSetup({ mailFrom: 'x@y.example' }, entered, profile)).toMatchObject({
      transport: { server: { host: 'smtp.ornek.example' }, from: 'x@y.example' },
      ownerEmail: 'bildirim@ornek.example',
    });
  });
});

test.each([
  ['smtps://u%40b.example:gizli@mail.example', 'mail.example', 465, 'tls', 'u@b.example'],
  ['smtp://u:gizli@mail.example:2525', 'mail.example', 2525, 'starttls', 'u'],
  ['smtp://mail.example', 'mail.example', 587, 'starttls', ''],
])(
  'Given SMTP_URL=%s, then the owner sees the server without the password',
  (smtpUrl, host, port, security, username) => {
    expect(shownEnvironment({ smtpUrl })).toEqual({
      server: { host, port, security, username },
      sender: null,
      noticesTo: null,
    });
  },
);

describe('a password that is not typed again', () => {
  const stored = { host: 'mail.example', port: 2525, username: 'leyla' };
  test.each([
    [{}, true, undefined],
    [{}, false, 'missing'],
    [{ password: 'yeni' }, false, undefined],
    [{ host: 'elsewhere.example' }, true, 'elsewhere'],
    [{ host: 'elsewhere.example', password: 'yeni' }, true, undefined],
    [{ username: 'baska' }, true, 'elsewhere'],
    [{ username: '' }, true, undefined],
    [{ host: '' }, true, undefined],
    [{ port: 587 }, true, undefined],
    // On a shared host, anybody can listen on an unusual port.
    [{ port: 4871 }, true, 'elsewhere'],
  ] as const)('Given %j, and a stored one: %s, then it is %s', (change, hasStored, problem) => {
    expect(passwordProblem({ ...stored, password: '', ...change }, stored, hasStored)).toBe(problem);
  });
});

test('Given a reply that quotes the password in any form, then it is not shown', () => {
  const plain = Buffer.from('\u0000leyla\u0000çok gizli').toString('base64');
  const login = Buffer.from('çok gizli').toString('base64');
  const reply = `535 ${plain} ${login} çok gizli`;
  expect(withoutPassword(reply, 'leyla', 'çok gizli')).toBe('535 ••• ••• •••');
  expect(withoutPassword('535 no', 'leyla', '')).toBe('535 no');
});

test('Given SMTP_URL, then its password is known by the letters that a server may quote', () => {
  const account = environmentAccount('smtps://u%40b.example:g%C3%BCl%2F1@mail.example');
  expect(account).toEqual({ username: 'u@b.example', password: 'gül/1' });
  expect(withoutPassword('535 gül/1', account.username, account.password)).toBe('535 •••');
});
