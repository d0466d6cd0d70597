import { expect, test } from 'vitest';
import { startProxy } from '../support/proxies';
import { freePort } from '../support/server';

test.each(['caddy', 'nginx'] as const)(
  'Given %s in front of a site that can’t be reached, Then it logs neither the link that was followed nor who followed it',
  async (name) => {
    // By default Caddy would wait for the site as long as a restart of it may take.
    const change = (text: string) => text.replace('lb_try_duration 15s', 'lb_try_duration 1s');
    const proxy = await startProxy(name, `http://127.0.0.1:${await freePort()}`, { change });
    try {
      const path = '/reservation/5d0f4a3e/manage?token=the-secret-of-a-link';
      expect((await fetch(`${proxy.url}${path}`)).status).toBe(502);
      const body = Buffer.alloc(12 * 1024 * 1024);
      await fetch(`${proxy.url}/api/contact?token=the-secret-of-a-link`, { method: 'POST', body }).catch(
        () => undefined,
      );
    } finally {
      await proxy.stop();
    }
    expect(proxy.log()).not.toMatch(/the-secret|5d0f4a3e|client: |remote_ip/);
  },
  30_000,
);
