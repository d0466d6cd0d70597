import { expect, test } from 'vitest';
import type { Finding } from './admin-contract';
import { alertOf } from './alert';
import type { HealthFault } from './table';

const clock: Finding = { subject: 'clock', state: 'fault', reason: 'wrong', values: { seconds: '90' } };
const disk: Finding = { subject: 'disk', state: 'hint', reason: 'little', values: { megabytes: '900' } };
const backup: Finding = { subject: 'backup', state: 'fault', reason: 'failed', values: {} };
const hour = 3_600_000;

/** Runs these checks an hour apart. Returns, for each, the subjects that the owner gets a mail about. */
function toldBy(checks: readonly (readonly Finding[])[]): string[] {
  let known: HealthFault[] = [];
  return checks.map((findings, index) => {
    const { faults, told } = alertOf(findings, known, new Date(index * hour));
    known = faults;
    return told.map(({ subject }) => subject).join();
  });
}

test('Given a fault that stays, then the owner is told at the second check, and again a day later', () => {
  const told = toldBy(Array.from({ length: 27 }, () => [clock, disk]));
  expect(told.flatMap((subjects, index) => (subjects ? [index] : []))).toEqual([1, 24]);
  expect(told[1]).toBe('clock');
});

test('Given a mail that was sent while the clock was a year ahead, then she is told again once it is put back', () => {
  const now = new Date(0);
  const toldAt = new Date(365 * 24 * hour);
  const known = [{ subject: clock.subject, reason: clock.reason, since: toldAt, toldAt }];
  expect(alertOf([clock], known, now)).toMatchObject({ told: [clock], faults: [{ toldAt: now }] });
});

test('Given a fault that one check finds, then she is told nothing; one that comes back counts anew', () => {
  expect(toldBy([[clock], [], [clock], [clock]])).toEqual(['', '', '', 'clock']);
});

test('Given a calendar that fails, which takes half an hour to count as a fault, then she is told at the first check', () => {
  const calendars: Finding = {
    subject: 'calendars',
    state: 'fault',
    reason: 'failing',
    values: { names: 'Takvim' },
  };
  expect(toldBy([[calendars], [calendars], []])).toEqual(['calendars', '', '']);
});

test('Given a fault with another reason, then it is another fault', () => {
  const unreachable: Finding = { subject: 'address', state: 'fault', reason: 'name', values: {} };
  const refused: Finding = { ...unreachable, reason: 'refused' };
  expect(toldBy([[unreachable], [refused], [refused]])).toEqual(['', '', 'address']);
});

test('Given backups that fail, then their own mail tells of them, but not where none is begun', () => {
  const old: Finding = { subject: 'backup', state: 'fault', reason: 'old', values: { hours: '60' } };
  expect(toldBy([[old], [old]])).toEqual(['', 'backup']);
  expect(toldBy([[backup], [backup], [backup]])).toEqual(['', '', '']);
  const missing: Finding = { subject: 'uploads', state: 'fault', reason: 'missing', values: { count: '1' } };
  expect(toldBy([[missing], [missing], [missing]])).toEqual(['', '', '']);
});
