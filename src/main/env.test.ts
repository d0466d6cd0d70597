import { describe, expect, test } from 'vitest';
import { readSettings } from './env';

describe('the settings', () => {
  test('Given an empty environment, then the defaults hold', () => {
    const read = readSettings({});
    expect(read).toMatchObject({
      ok: true,
      settings: {
        port: 3000,
        host: '127.0.0.1',
        baseUrl: 'http://localhost:3000',
        dataDir: './data',
        content: 'demo',
        databaseUrl: undefined,
        smtpUrl: undefined,
        trustedProxies: [],
      },
    });
  });

  test('Given a port and an address with a slash, then links follow them', () => {
    expect(readSettings({ PORT: '8080' })).toMatchObject({ settings: { baseUrl: 'http://localhost:8080' } });
    expect(readSettings({ BASE_URL: 'https://leyla.example/' })).toMatchObject({
      settings: { baseUrl: 'https://leyla.example' },
    });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '0x10'],
    ['BASE_URL', 'leyla.example'],
    ['BASE_URL', 'https://leyla.example/alt'],
    ['BASE_URL', 'https://user:secret@leyla.example'],
    ['DATABASE_URL', 'mysql://secret@db/x'],
    ['SMTP_URL', 'mail.example:25'],
    ['MAIL_FROM', 'nobody'],
    ['OWNER_EMAIL', 'nobody'],
    ['ALLOW_PRIVATE_HOSTS', 'http://inside.example/'],
    ['ALLOW_PRIVATE_HOSTS', 'user@inside.example'],
    ['S3_ENDPOINT', 's3.example'],
    ['ADMIN_EMAIL', 'nobody'],
    ['AUTH_SECRET', 'too short'],
    ['CONTENT', 'some'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', 'proxy'],
  ])('Given %s=%s, then one line names the setting and not its value', (name, value) => {
    const read = readSettings({
      [name]: value,
      ...(name === 'ADMIN_EMAIL' ? { ADMIN_PASSWORD: 'long enough' } : {}),
    });
    if (read.ok) throw new Error('the setting was accepted');
    expect(read.line).toMatch(new RegExp(`^Wrong setting ${name}: .`));
    expect(read.line).not.toContain('\n');
    expect(read.line).not.toContain(value);
  });

  test('Given half of the first admin, then the missing half is named', () => {
    expect(readSettings({ ADMIN_EMAIL: 'a@b.example' })).toMatchObject({
      ok: false,
      line: expect.stringContaining('ADMIN_PASSWORD'),
    });
  });

  test('Given a bucket, then it needs its keys, and the rest has defaults', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
    expect(readSettings({ S3_BUCKET: 'room' })).toEqual({
      ok: false,
      line: expect.stringContaining('Wrong setting S3_ACCESS_KEY_ID'),
    });
    expect(readSettings(keys)).toEqual({ ok: false, line: expect.stringContaining('S3_BUCKET') });
    expect(readSettings({ S3_BUCKET: 'room', ...keys })).toMatchObject({
      settings: { bucket: { bucket: 'room', endpoint: undefined, region: 'us-east-1' } },
    });
  });

  test('Given hosts that may be private, then they are listed', () => {
    expect(readSettings({ ALLOW_PRIVATE_HOSTS: 'nas.example, 10.0.0.7:8080,[::1]' })).toMatchObject({
      settings: { allowPrivateHosts: ['nas.example', '10.0.0.7:8080', '[::1]'] },
    });
  });
});
