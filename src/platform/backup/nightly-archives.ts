import { dayMs } from '../time/zone';

/** The newest archive of each of this many days, weeks and months is kept. Periods without an archive don't count. */
export const kept = { days: 7, weeks: 4, months: 12 };

/** `kursu-backup-leyla.example-20261123T003000Z.tar.gz`: the name contains the site, so that several sites can share a place. */
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

/** The name of the list of erasures, which lies beside the archives of a site. */
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

/** This site's nightly archives, newest first. An archive dated over a day in the future is left out, as the clock was wrong. */
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
  // Weeks begin on Mondays. The first Monday after the epoch is 5 January 1970, four days after it.
  [kept.weeks, (at) => String(Math.floor((at.getTime() / dayMs - 4) / 7))],
  [kept.months, (at) => at.toISOString().slice(0, 7)],
];

/** The names of the archives to delete. They are always nightly archives of this site, and never its newest one. */
export function outdatedArchives(names: readonly string[], site: string, now: Date): string[] {
  const archives = nightlyArchives(names, site, now);
  const keeping = new Set<Archive>();
  for (const [count, periodOf] of periods) {
    const ofPeriods = [...Map.groupBy(archives, ({ at }) => periodOf(at)).values()];
    for (const [newest] of ofPeriods.slice(0, count)) if (newest) keeping.add(newest);
  }
  return archives.filter((archive) => !keeping.has(archive)).map(({ name }) => name);
}
