import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Account, Load, Seen } from './load';

/** A part of the site that fails for a while. */
export interface Fault {
  name: string;
  /** Seconds for which the fault lasts. */
  seconds: number;
  /** Causes the fault; resolves to a function that undoes it. */
  inject(): Promise<() => Promise<unknown> | unknown>;
  /** What visitors may notice of the fault. Cached pages must be shown in any case, unless connections break. */
  visitors: 'notice nothing' | 'are told' | 'see broken connections';
  /** Seconds after the end of the fault within which the site must be whole again; 10 by default. */
  healsWithin?: number;
}

interface Row extends Seen {
  name: string;
  heal: number | undefined;
}

const isHealed = async (url: string, load: Load): Promise<boolean> => {
  const asked = ['/readyz', '/api/availability?service=ai-growth'].map((path) =>
    fetch(url + path, { signal: AbortSignal.timeout(3_000) })
      .then(async (response) => {
        await response.arrayBuffer();
        return response.ok;
      })
      // This also catches a response that has begun and doesn't end.
      .catch(() => false),
  );
  return (await Promise.all(asked)).every(Boolean) && load.write();
};

/** Injects faults under load, and collects what visitors saw of each. */
export function createFaultReport(title: string) {
  const rows: Row[] = [];
  const notRun: string[] = [];
  /** Adds a row; a fault that is injected several times has one row with the sums. */
  const add = (row: Row) => {
    const same = rows.find(({ name }) => name === row.name);
    if (!same) return rows.push(row);
    for (const key of ['requests', 'pageErrors', 'refusals', 'acknowledged'] as const) same[key] += row[key];
    same.failures.push(...row.failures);
    same.heal = Math.max(same.heal ?? 0, row.heal ?? 0);
  };
  return {
    /** Injects a fault, undoes it after its time, waits until the site is whole again, and asserts what visitors noticed. */
    async run({ name, seconds, inject, visitors, healsWithin = 10 }: Fault, url: () => string, load: Load) {
      await load.count();
      const undo = await inject();
      await pause(seconds * 1000);
      const begun = performance.now();
      await undo();
      while (!(await isHealed(url(), load))) {
        if (performance.now() - begun > 60_000) break;
        await pause(50);
      }
      const heal = (performance.now() - begun) / 1000;
      const row = { ...(await load.count()), name, heal };
      add(row);
      const { pageErrors, failures, refusals } = row;
      if (visitors !== 'see broken connections')
        expect({ name, pageErrors, failures }).toEqual({ name, pageErrors: 0, failures: [] });
      if (visitors === 'notice nothing') expect({ name, refusals }).toEqual({ name, refusals: 0 });
      expect(heal, `${name}: seconds until it healed`).toBeLessThan(healsWithin);
    },
    /** Notes a fault that can't be caused on this machine, and why. */
    cannotRun(name: string, why: string): void {
      notRun.push(`${name}: not run on this machine (${why})`);
    },
    print(account: Account | undefined): void {
      const head = [
        'fault',
        'requests',
        'refused (503)',
        'other errors',
        'cached pages',
        'acknowledged',
        'healed in',
      ];
      const lines = rows.map((row) => [
        row.name,
        row.requests,
        row.refusals,
        row.failures.length,
        row.pageErrors === 0 ? 'all shown' : `${row.pageErrors} not shown`,
        row.acknowledged,
        row.heal === undefined ? '' : `${row.heal.toFixed(1)} s`,
      ]);
      const cells = [head, ...lines].map((line) => line.map(String));
      const widths = head.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
      const table = cells.map((line) =>
        line
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd(),
      );
      const sum = rows.reduce((total, { acknowledged }) => total + acknowledged, 0);
      const settled = account
        ? `${sum} acknowledged writes during faults: ${account.lost} lost, ${account.storedTwice} stored twice; ${account.doubledMails} mails doubled, ${account.unsent} missing, ${account.copies} second copies under the same Message-ID`
        : 'not settled';
      console.log([`\n${title}`, ...table, ...notRun, settled].join('\n'));
    },
  };
}
