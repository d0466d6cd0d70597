import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freeSlots, sendBooking } from '../support/booking';
import { type Site, startSite } from '../support/site';

/** How often a mail has been received, by its Message-ID. */
const received = new Map<string, number>();
const accepted = new Set<string>();

/** A mail server that accepts a mail long after it has received it, silent until then or with a line every few seconds. */
function converse(socket: Socket): void {
  let text = '';
  socket.on('error', () => undefined).write('220 here\r\n');
  socket.on('data', async (chunk) => {
    text += chunk;
    if (/^(EHLO|MAIL|RCPT|QUIT)/.test(`${chunk}`)) socket.write('250 ok\r\n');
    else if (/^DATA/.test(`${chunk}`)) socket.write('354 go on\r\n');
    if (!text.endsWith('\r\n.\r\n')) return;
    const id = /^Message-ID: (.*)\r$/im.exec(text)?.[1] ?? '';
    text = '';
    const isSilent = received.size % 2 === 0;
    received.set(id, (received.get(id) ?? 0) + 1);
    for (let waited = 0; waited < 100; waited += 8) {
      await pause(8_000);
      if (!isSilent) socket.write('250-wait\r\n');
    }
    accepted.add(id);
    socket.write('250 ok\r\n');
  });
}

const server = createServer(converse);
let site: Site;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  site = await startSite({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, OWNER_EMAIL: 'sahibi@ornek.example' },
  });
});
afterAll(async () => {
  await site?.kill();
  server.close();
});

test('Given a mail server that examines each mail for almost two minutes before it accepts it, then every mail is sent once', async () => {
  const slot = (await freeSlots(site.url, 'ai-growth'))[0]?.id ?? '';
  expect((await sendBooking(site.url, slot, { name: 'Zeynep Ak' })).status).toBe(201);
  await expect.poll(() => accepted.size, { timeout: 240_000, interval: 500 }).toBe(2);
  expect([...received.values()]).toEqual([1, 1]);
});
