import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { madeAtOf, nightlyArchives, nightlyName, outdatedArchives } from './nightly-archives';

const site = 'leyla.example';
const now = new Date('2126-06-10T00:30:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const names = (days: number[]) => days.map((each) => nightlyName(site, daysAgo(each), false));

describe('a nightly archive’s name', () => {
  test('says the site and the moment, and is read again', () => {
    expect(nightlyName(site, now, false)).toBe('kursu-backup-leyla.example-21260610T003000Z.tar.gz');
    expect(nightlyName('localhost:3000', now, true)).toBe(
      'kursu-backup-localhost-3000-21260610T003000Z.tar.gz.age',
    );
    expect(madeAtOf(nightlyName(site, now, true), site)).toEqual(now);
  });

  test.each([
    'kursu-backup-21260610T003000Z.tar.gz',
    'kursu-backup-other.example-21260610T003000Z.tar.gz',
    'kursu-backup-leyla.example-21260610T003000Z.tar.gz.unfinished',
    'kursu-backup-leyla.example-21261399T003000Z.tar.gz',
    'kursu-backup-leyla.example-before-the-move.tar.gz',
    'photos.zip',
    '',
  ])('%j is not one', (name) => {
    expect(madeAtOf(name, site)).toBeUndefined();
    expect(outdatedArchives([name], site, now)).toEqual([]);
  });
});

describe('what is kept', () => {
  test('of two years of nights: 7 days, 4 weeks, 12 months', () => {
    const all = names(Array.from({ length: 730 }, (_, day) => day));
    const outdated = new Set(outdatedArchives(all, site, now));
    const kept = all.filter((name) => !outdated.has(name)).map((name) => name.slice(27, 35));
    expect(kept).toEqual([
      '21260610',
      '21260609',
      '21260608',
      '21260607',
      '21260606',
      '21260605',
      '21260604',
      // The newest archives of earlier weeks, which end on Sundays (today is a Monday), and of earlier months.
      '21260602',
      '21260531',
      '21260526',
      '21260430',
      '21260331',
      '21260228',
      '21260131',
      '21251231',
      '21251130',
      '21251031',
      '21250930',
      '21250831',
      '21250731',
    ]);
  });

  test('of several a day, the last', () => {
    const twice = [new Date('2126-06-09T01:00:00Z'), new Date('2126-06-09T20:00:00Z')].map((at) =>
      nightlyName(site, at, false),
    );
    expect(outdatedArchives(twice, site, now)).toEqual([twice[0]]);
  });

  test('one from the future is neither the newest nor deleted', () => {
    const future = nightlyName(site, new Date('2199-01-01T00:00:00Z'), false);
    const [today = ''] = names([0]);
    expect(nightlyArchives([future, today], site, now)).toMatchObject([{ name: today }]);
    expect(outdatedArchives([future, today], site, now)).toEqual([]);
  });

  test('whichever nights there were: never the newest is deleted, nor a file of somebody else, and never more than 23 are kept', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 3000 }), { minLength: 1 }), (days) => {
        const others = ['notes.txt', 'kursu-backup-21250610T003000Z.tar.gz'];
        const all = names(days);
        const outdated = outdatedArchives([...others, ...all], site, now);
        expect(outdated).not.toContain(names([Math.min(...days)])[0]);
        expect(all).toEqual(expect.arrayContaining(outdated));
        expect(all.length - outdated.length).toBeLessThanOrEqual(23);
        expect(all.length - outdated.length).toBeGreaterThanOrEqual(Math.min(7, all.length));
      }),
    );
  });
});
