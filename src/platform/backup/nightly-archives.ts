import { dayMs } from '../time/zone';

/** How many nightly archives are kept: the newest of each of the latest days, weeks and months that have one. */
export const kept = { days: 7, weeks: 4, months: 12 };

/** `kursu-backup-leyla.example-20261123T003000Z.tar.gz`: the site is in the name, so that several can share a place. */
export const nightlyName = (site: string, madeAt: Date, isEncrypted: boolean): string =>
  `${prefixOf(site)}${madeAt.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz${isEncrypted ? '.age' : ''}`;

const prefixOf = (site: string): string =>
  `kursu-backup-${site.toLowerCase().replaceAll(/[^a-z0-9.-]+/g, '-')}-`;

const moment = /^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)\.tar\.gz(?:\.age)?$/;

/** When a nightly archive of this site was made; undefined for every other file. */
export function madeAtOf(name: string, site: string): Date | undefined {
  const prefix = prefixOf(site);
  if (!name.startsWith(prefix) || !moment.test(name.slice(prefix.length))) return undefined;
  const madeAt = new Date(name.slice(prefix.length).replace(moment, '$1-$2-$3:$4:$5'));
  return Number.isNaN(madeAt.getTime()) ? undefined : madeAt;
}

/** The list of erasures, which lies beside the archives of a site. */
export const erasureListName = (site: string, isEncrypted: boolean): string =>
  `${prefixOf(site)}${listEnd}${isEncrypted ? '.age' : ''}`;

const listEnd = 'erased.jsonl';

/** The name of the list that belongs to a nightly archive; undefined for every other file. */
export const erasureListBeside = (archive: string): string | undefined =>
  /^kursu-backup-.+-\d{8}T\d{6}Z\.tar\.gz(?:\.age)?$/.test(archive)
    ? archive.replace(/\d{8}T\d{6}Z\.tar\.gz(?=$|\.age$)/, listEnd)
    : undefined;

interface Archive {
  name: string;
  at: Date;
}

/**
 * The nightly archives of this site among these files, newest first. One that was made in the future was made while the clock was
 * wrong, so nothing is concluded from it.
 */
export function nightlyArchives(names: readonly string[], site: string, now: Date): Archive[] {
  return names
    .flatMap((name) => {
      const at = madeAtOf(name, site);
      return at && at.getTime() <= now.getTime() + dayMs ? [{ name, at }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}

const periods: [count: number, of: (at: Date) => string][] = [
  [kept.days, (at) => at.toISOString().slice(0, 10)],
  // The first Monday after the epoch was its fifth day.
  [kept.weeks, (at) => String(Math.floor((at.getTime() / dayMs - 4) / 7))],
  [kept.months, (at) => at.toISOString().slice(0, 7)],
];

/** Which of these files are no longer kept. Only nightly archives of this site can be, and never the newest one. */
export function outdatedArchives(names: readonly string[], site: string, now: Date): string[] {
  const archives = nightlyArchives(names, site, now);
  const keeping = new Set<Archive>();
  for (const [count, periodOf] of periods) {
    const ofPeriods = [...Map.groupBy(archives, ({ at }) => periodOf(at)).values()];
    for (const [newest] of ofPeriods.slice(0, count)) if (newest) keeping.add(newest);
  }
  return archives.filter((archive) => !keeping.has(archive)).map(({ name }) => name);
}
