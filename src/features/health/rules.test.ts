import { describe, expect, test } from 'vitest';
import { findingText, type Subject } from './admin-contract';
import { ar } from './copy/admin/ar';
import { en } from './copy/admin/en';
import { tr } from './copy/admin/tr';
import { type Facts, judge, type RequestSight } from './rules';

const sight: RequestSight = {
  host: 'kursu.example',
  peer: '127.0.0.1',
  forwarded: true,
  trusted: true,
  visitor: '198.51.100.7',
};

/** A site on which everything is well. */
const healthy: Facts = {
  baseUrl: 'https://kursu.example',
  call: { outcome: 'own', sight },
  running: true,
  secondsAhead: 0.4,
  freeBytes: 40e9,
  mail: { outcome: 'reachable' },
  backupHours: 7,
  uploads: { outcome: 'well' },
  stuckJobs: [],
  calendars: [],
  unreadableAuthenticators: 0,
  certificateDays: 60,
  database: {
    outcome: 'reached',
    engine: 'pglite',
    version: '17.5',
    writable: true,
    damaged: false,
    applied: 9,
    known: 9,
  },
  version: {
    product: '0.1.0',
    build: 'abcdef12',
    installed: { product: '0.1.0', build: 'abcdef12' },
    node: 'v24.20.0',
  },
};

const ownCall = (over: Partial<RequestSight>): Partial<Facts> => ({
  call: { outcome: 'own', sight: { ...sight, ...over } },
});
const failedCall = (
  reason: 'name' | 'refused' | 'certificate' | 'no_encryption' | 'too_slow' | 'unreachable',
) => ({ call: { outcome: 'failed', reason } }) as const;
const database = (over: object): Partial<Facts> => ({
  database: { ...healthy.database, ...over } as Facts['database'],
});
const version = (over: object): Partial<Facts> => ({ version: { ...healthy.version, ...over } });

/** Judges a healthy site with these facts changed. Returns the state and the reason of one subject. */
function verdict(subject: Subject, over: Partial<Facts>): string {
  const found = judge({ ...healthy, ...over }).find((finding) => finding.subject === subject);
  return `${found?.state} ${found?.reason}`;
}

test('Given a site on which everything is well, then every judgement is good', () => {
  expect(judge(healthy).filter(({ state }) => state !== 'good')).toEqual([]);
});

const sound = { failed: false, unproven: false, lostPictures: 0 };
const proof = { hours: 5, elsewhere: true, reservations: 214, pictures: 96 };

describe('a fact that differs', () => {
  test.each<[subject: Subject, facts: Partial<Facts>, judged: string]>([
    ['scheme', { certificateDays: 13.5 }, 'fault expiring'],
    ['calendars', { calendars: [{ name: 'Takvim' }] }, 'good read'],
    ['calendars', { calendars: [{ name: 'Takvim', failingHours: 0.4 }] }, 'good read'],
    ['calendars', { calendars: [{ name: 'Takvim', failingHours: 0.6 }] }, 'fault failing'],
    ['address', failedCall('name'), 'fault name'],
    ['address', failedCall('refused'), 'fault refused'],
    ['address', failedCall('certificate'), 'fault certificate'],
    ['address', failedCall('no_encryption'), 'fault noEncryption'],
    ['address', failedCall('too_slow'), 'fault tooSlow'],
    ['address', failedCall('unreachable'), 'fault unreachable'],
    ['address', { call: { outcome: 'other' } }, 'fault otherSite'],
    ['address', { running: false, ...failedCall('refused') }, 'fault stopped'],
    ['scheme', { baseUrl: 'http://kursu.example' }, 'fault plain'],
    ['scheme', { baseUrl: 'http://192.168.1.4:3000' }, 'fault plain'],
    ['address', { baseUrl: 'http://localhost:3000' }, 'hint local'],
    ['address', { baseUrl: 'http://127.0.0.1:3000', ...failedCall('refused') }, 'fault refused'],
    ['scheme', { baseUrl: 'http://localhost:3000' }, 'unknown local'],
    ['host', ownCall({ host: '127.0.0.1:3000' }), 'fault rewritten'],
    ['host', ownCall({ host: 'KURSU.example:443' }), 'good same'],
    ['host', failedCall('refused'), 'unknown unknown'],
    ['visitors', ownCall({ forwarded: false }), 'fault hidden'],
    ['visitors', ownCall({ peer: '172.18.0.3', trusted: false }), 'fault untrusted'],
    ['visitors', { ...ownCall({ forwarded: false }), baseUrl: 'http://localhost:3000' }, 'good direct'],
    ['visitors', failedCall('refused'), 'unknown unknown'],
    ['clock', { secondsAhead: -31 }, 'fault wrong'],
    ['clock', { secondsAhead: 29 }, 'good right'],
    ['clock', { secondsAhead: undefined }, 'unknown unknown'],
    ['disk', { freeBytes: 150e6 }, 'fault full'],
    ['disk', { freeBytes: 1e9 }, 'hint little'],
    ['disk', { freeBytes: undefined }, 'unknown unknown'],
    ['database', { database: { outcome: 'unreachable' } }, 'fault unreachable'],
    ['database', database({ writable: false }), 'fault readOnly'],
    ['database', database({ damaged: true }), 'fault damaged'],
    ['database', database({ engine: 'postgres', version: '14.9 (Debian 14.9-1)' }), 'fault old'],
    ['database', database({ engine: 'postgres', version: '15.1' }), 'good well'],
    ['database', database({ applied: 8 }), 'fault migrations'],
    ['database', { database: undefined }, 'unknown unknown'],
    ['uploads', { uploads: { outcome: 'failed', code: 'EACCES' } }, 'fault failed'],
    ['uploads', { uploads: undefined }, 'unknown unknown'],
    ['jobs', { stuckJobs: [{ queue: 'calendar', count: 1, reason: 'TypeError' }] }, 'fault stuck'],
    ['jobs', { stuckJobs: undefined }, 'unknown unknown'],
    ['mail', { mail: { outcome: 'failed', reason: 'connection refused (ECONNREFUSED)' } }, 'fault failed'],
    ['signIn', { unreadableAuthenticators: 1 }, 'fault unreadable'],
    ['signIn', { unreadableAuthenticators: undefined }, 'unknown unknown'],
    ['mail', { unclearMails: 1 }, 'hint unclear'],
    ['mail', { mail: { outcome: 'none' } }, 'fault none'],
    ['mail', { mail: { outcome: 'none' }, baseUrl: 'http://localhost:3000' }, 'hint none'],
    ['backup', { backupHours: undefined }, 'hint none'],
    ['backup', { backupHours: 51 }, 'fault old'],
    ['backup', { backups: { ...sound, failed: true, unproven: true, proof } }, 'fault failed'],
    ['backup', { backups: { ...sound, unproven: true, proof } }, 'fault unproven'],
    ['backup', { backups: { ...sound, proof } }, 'good proven'],
    ['backup', { backups: { ...sound, proof: { ...proof, elsewhere: false } } }, 'hint sameMachine'],
    ['backup', { backups: { ...sound, proof: { ...proof, hours: 51 } } }, 'fault old'],
    ['backup', { backups: sound }, 'good recent'],
    ['backup', { backups: { ...sound, proof, lostPictures: 2 } }, 'fault incomplete'],
    ['backup', { backups: { ...sound, proof: { ...proof, hours: 51 }, lostPictures: 2 } }, 'fault old'],
    ['uploads', { backups: { ...sound, proof, lostPictures: 2 } }, 'fault missing'],
    ['version', version({ node: 'v22.1.0' }), 'fault oldNode'],
    ['version', version({ installed: { product: '0.1.0', build: '00000000' } }), 'fault restart'],
    ['version', version({ build: '', installed: undefined }), 'good current'],
  ])('Given %s with %j, then it is judged: %s', (subject, facts, judged) => {
    expect(verdict(subject, facts)).toBe(judged);
  });
});

test('Given any judgement, then every language has words for it that name all its values', () => {
  const everything: Partial<Facts>[] = [
    {},
    failedCall('name'),
    { backups: { ...sound, proof } },
    { backups: { ...sound, proof: { ...proof, elsewhere: false } } },
    { backups: { ...sound, failed: true } },
    { backups: { ...sound, unproven: true } },
    { backups: { ...sound, lostPictures: 2 } },
    { baseUrl: 'http://localhost:3000', backupHours: undefined, mail: { outcome: 'none' } },
    {
      baseUrl: 'http://kursu.example',
      ...ownCall({ host: 'other.example', peer: '10.0.0.9', trusted: false }),
    },
    database({ applied: 8 }),
    database({ damaged: true }),
    database({ engine: 'postgres', version: '14.9' }),
    { mail: { outcome: 'failed', reason: 'sign-in refused (EAUTH)' }, secondsAhead: 99, freeBytes: 1 },
    {
      uploads: { outcome: 'failed', code: 'EACCES' },
      stuckJobs: [{ queue: 'calendar', count: 3, reason: 'TypeError' }],
    },
    { unclearMails: 3, unreadableAuthenticators: 1 },
    { unreadableAuthenticators: undefined },
    version({ node: 'v22.1.0' }),
    version({ installed: { product: '0.2.0', build: '12345678' } }),
  ];
  for (const facts of everything)
    for (const finding of judge({ ...healthy, ...facts }))
      for (const words of [tr, en, ar]) {
        const text = findingText(words.findings, finding);
        expect(findingText(words.plain, finding)).toMatch(/[.؟]$/);
        expect(text).toMatch(/[.)]$/);
        expect(text).not.toContain('undefined');
      }
});
