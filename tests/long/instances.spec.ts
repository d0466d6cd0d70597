import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Acknowledged, account, type Load, startLoad } from '../support/load';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { ownerEnv } from '../support/owner';
import { type ProxyName, type StartedProxy, startProxy } from '../support/proxies';
import { type Site, startSite } from '../support/site';

/** Milliseconds between two of Caddy's checks whether an instance is ready: fewer than in docs/operation.md. */
const askedEvery = 500;

/** Seconds for which a stopped instance still responds: longer than Caddy takes to notice, as in docs/operation.md. */
const shutdownDelay = 2;

/** The proxy doesn't hand on the visitors' address: all visitors of this test have the same one, which would be limited. */
const changes: Record<ProxyName, (configuration: string) => string> = {
  caddy: (configuration) =>
    configuration.replace(
      'lb_try_duration',
      `header_up -X-Forwarded-For\n\t\thealth_uri /readyz\n\t\thealth_interval ${askedEvery}ms\n\t\tlb_try_duration`,
    ),
  nginx: (configuration) => configuration.replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For ""'),
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(['caddy', 'nginx'] as const)('three instances behind %s', (name) => {
  let mailbox: Mailbox;
  let proxy: StartedProxy;
  let load: Load;
  const instances: Site[] = [];
  const envs: Record<string, string>[] = [];
  beforeAll(async () => {
    mailbox = await openMailbox();
    for (let number = 0; number < 3; number += 1) {
      const [first] = instances;
      const env = {
        ...ownerEnv,
        SMTP_URL: mailbox.url,
        AUTH_SECRET: 'the same secret of all three instances',
        SHUTDOWN_DELAY_SECONDS: String(shutdownDelay),
      };
      const site = await startSite(
        first ? { env: { ...env, DATABASE_URL: first.databaseUrl ?? '' } } : { engine: 'postgres', env },
      );
      instances.push(site);
      envs.push({ ...env, PORT: new URL(site.url).port });
    }
    const addresses = instances.map(({ url }) => url).join(' ');
    proxy = await startProxy(name, addresses, { change: changes[name] });
    load = await startLoad(proxy.url);
  });
  afterAll(async () => {
    await load?.stop();
    await proxy?.stop();
    await Promise.all(instances.map((site) => site.kill()));
    await mailbox?.stop();
  });

  /** Starts an instance again on its port, and waits until the proxy knows that it is ready. */
  async function startAgain(number: number): Promise<void> {
    const [first] = instances;
    const env = { ...envs[number], DATABASE_URL: first?.databaseUrl ?? '' };
    const site = await startSite({ env });
    instances[number] = { ...site, databaseUrl: first?.databaseUrl };
    await pause(4 * askedEvery);
  }

  test('Given load, when one is killed, then only requests that it was answering fail', async () => {
    await pause(3_000);
    await load.count();
    await instances[1]?.kill();
    await pause(5_000);
    const { requests, failures, pageErrors } = await load.count();
    console.log(`${name}, killed: ${requests} requests, ${failures.length} failed, ${pageErrors} pages`);
    // The load has five visitors: two read, one looks at slots, one writes and one books. So at most five requests can fail.
    expect(failures.length).toBeLessThanOrEqual(5);
    await startAgain(1);
  });

  test('Given the same load, when each instance is stopped and started in turn, then no request fails', async () => {
    await load.count();
    for (const number of [0, 1, 2]) {
      await instances[number]?.stop();
      await startAgain(number);
    }
    const { requests, failures, refusals, pageErrors, acknowledged } = await load.count();
    console.log(
      `${name}, restarted in turn: ${requests} requests, ${acknowledged} writes, ${refusals} refused`,
    );
    expect(failures, proxy.log()).toEqual([]);
    expect([refusals, pageErrors]).toEqual([0, 0]);
    expect(acknowledged).toBeGreaterThan(20);
  });

  test('Then every acknowledged write is stored once, and mailed once', async () => {
    await load.stop();
    const client = new pg.Client({ connectionString: instances[0]?.databaseUrl });
    await client.connect();
    const { rows } = await client.query<Acknowledged>(
      `select 'reservations' as table, email from reservations union all select 'contact_messages', email from contact_messages`,
    );
    await client.end();
    await vi.waitFor(
      () => expect(account(load.acknowledged, rows, mailbox.mails)).toMatchObject({ unsent: 0 }),
      60_000,
    );
    expect(account(load.acknowledged, rows, mailbox.mails)).toEqual({
      lost: 0,
      storedTwice: 0,
      doubledMails: 0,
      copies: 0,
      unsent: 0,
    });
  });
});
