import { describe, expect, test } from 'vitest';
import { readSettings } from './env';

describe('the settings', () => {
  test('Given an empty environment, then the defaults apply', () => {
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

  test('Given a port, and an address with a trailing slash, then links are built from them', () => {
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
    ['ROLE', 'both'],
    ['SHUTDOWN_DELAY_SECONDS', '-1'],
    ['SHUTDOWN_DELAY_SECONDS', '10s'],
    ['SHUTDOWN_DELAY_SECONDS', '301'],
    ['METRICS_TOKEN', 'too short'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', 'proxy'],
    ['BACKUP_AT', '25:00'],
    ['BACKUP_TO', 'ftp://disk.example'],
    ['BACKUP_TO', 'https://leyla:secret@disk.example/kursu'],
    ['BACKUP_ENCRYPT', 'maybe'],
  ])('Given %s=%s, then the error is one line that names the setting but not its value', (name, value) => {
    const read = readSettings({
      [name]: value,
      ...(name === 'ADMIN_EMAIL' ? { ADMIN_PASSWORD: 'long enough' } : {}),
    });
    if (read.ok) throw new Error('the setting was accepted');
    expect(read.line).toMatch(new RegExp(`^Wrong setting ${name}: .`));
    expect(read.line).not.toContain('\n');
    expect(read.line).not.toContain(value);
  });

  test('Given where backups go, then it is read with its account, which a place elsewhere needs', () => {
    const account = { BACKUP_USER: 'leyla', BACKUP_PASSWORD: 'gizli' };
    const placeOf = (settings: Record<string, string>) => {
      const read = readSettings(settings);
      return read.ok ? read.settings.backup : read.line;
    };
    expect(placeOf({ BACKUP_TO: '/mnt/disk', BACKUP_AT: 'off', BACKUP_ENCRYPT: 'no' })).toEqual({
      at: 'off',
      encrypted: false,
      place: { kind: 'disk', folder: '/mnt/disk' },
    });
    expect(placeOf({ BACKUP_TO: 's3://leyla', ...account })).toMatchObject({
      place: { kind: 's3', bucket: 'leyla', account: 'leyla', secret: 'gizli' },
    });
    const address = 'https://disk.example/kursu';
    expect(placeOf({ BACKUP_TO: address, ...account })).toMatchObject({ place: { kind: 'webdav', address } });
    expect(placeOf({ BACKUP_TO: address })).toMatch(/BACKUP_USER: must be set as well/);
    expect(placeOf({})).toEqual({ at: undefined, place: undefined, encrypted: undefined });
  });

  test('Given only the address or only the password of the first admin, then the error names the missing setting', () => {
    expect(readSettings({ ADMIN_EMAIL: 'a@b.example' })).toMatchObject({
      ok: false,
      line: expect.stringContaining('ADMIN_PASSWORD'),
    });
  });

  test('Given the embedded database, then one process does everything; with PostgreSQL each has its role', () => {
    expect(readSettings({ ROLE: 'web' })).toMatchObject({
      ok: false,
      line: expect.stringContaining('DATABASE_URL'),
    });
    expect(readSettings({ ROLE: 'web', DATABASE_URL: 'postgres://db/kursu' })).toMatchObject({
      ok: true,
      settings: { role: 'web' },
    });
  });

  test('Given a bucket, then its keys are required, and its other settings have defaults', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
    expect(readSettings({ S3_BUCKET: 'pictures' })).toEqual({
      ok: false,
      line: expect.stringContaining('Wrong setting S3_ACCESS_KEY_ID'),
    });
    expect(readSettings(keys)).toEqual({ ok: false, line: expect.stringContaining('S3_BUCKET') });
    expect(readSettings({ S3_BUCKET: 'pictures', ...keys })).toMatchObject({
      settings: { bucket: { bucket: 'pictures', endpoint: undefined, region: 'us-east-1' } },
    });
  });

  test('Given a translation service, then what it can’t do without is required: a key, and a model of OpenAI itself', () => {
    const lineOf = (settings: Record<string, string>) => {
      const read = readSettings(settings);
      return read.ok ? read.settings.translation : read.line;
    };
    const openai = { TRANSLATE_PROVIDER: 'openai', TRANSLATE_KEY: 'key' };
    expect(lineOf({ TRANSLATE_PROVIDER: 'deepl' })).toMatch(/^Wrong setting TRANSLATE_KEY: must be set/);
    expect(lineOf(openai)).toMatch(/^Wrong setting TRANSLATE_MODEL: must be set/);
    expect(lineOf({ ...openai, TRANSLATE_MODEL: 'gpt' })).toMatchObject({ url: undefined, model: 'gpt' });
    const ownServer = { TRANSLATE_PROVIDER: 'openai', TRANSLATE_URL: 'http://localhost:11434/v1' };
    expect(lineOf(ownServer)).toMatchObject({ key: undefined, model: undefined });
  });

  test('Given private hosts that may be contacted, then the setting is parsed into a list', () => {
    expect(readSettings({ ALLOW_PRIVATE_HOSTS: 'nas.example, 10.0.0.7:8080,[::1]' })).toMatchObject({
      settings: { allowPrivateHosts: ['nas.example', '10.0.0.7:8080', '[::1]'] },
    });
  });
});
