import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Account, Load, Seen } from './load';

/** A part that fails for a while. */
export interface Fault {
  name: string;
  /** Seconds for which it lasts. */
  seconds: number;
  /** Lets it happen; the result undoes it. */
  inject(): Promise<() => Promise<unknown> | unknown>;
  /** What visitors may see of it; cached pages are shown in any case. */
  visitors: 'notice nothing' | 'are told' | 'see broken connections';
  /** Seconds within which bookings are taken again afterwards. */
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
      // Also where the response has begun and doesn't end.
      .catch(() => false),
  );
  return (await Promise.all(asked)).every(Boolean) && load.write();
};

/** Injects faults under load, and collects what visitors saw of each. */
export function createFaultReport(title: string) {
  const rows: Row[] = [];
  const notRun: string[] = [];
  /** A fault that is injected again and again has one row. */
  const add = (row: Row) => {
    const same = rows.find(({ name }) => name === row.name);
    if (!same) return rows.push(row);
    for (const key of ['requests', 'pageErrors', 'refusals', 'acknowledged'] as const) same[key] += row[key];
    same.failures.push(...row.failures);
    same.heal = Math.max(same.heal ?? 0, row.heal ?? 0);
  };
  return {
    /** Injects a fault, lets it last, undoes it and waits until the site is whole again. */
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
    /** A fault that this machine can't have. */
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
