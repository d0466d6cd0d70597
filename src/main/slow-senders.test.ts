import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer, type HttpServer } from './http-server';

let http: HttpServer;
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await http.stop();
});

async function open(limits: { connections?: number; bodies?: number }): Promise<void> {
  http = createHttpServer({
    serveCached: () => false,
    serve: (request, response) => {
      request.resume().on('end', () => response.end(`response to ${request.url}`));
    },
    limits: { ...limits, stoppingRequests: 10, stoppingResponses: 50 },
  });
  http.server.listen(0, '127.0.0.1');
  await once(http.server, 'listening');
}

async function connected(sent: string): Promise<Socket> {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(socket);
  socket.on('error', () => undefined).setEncoding('utf8');
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}

const whole = 'GET /visitor HTTP/1.1\r\nHost: kursu.example\r\n\r\n';
const halfBody = 'POST / HTTP/1.1\r\nHost: kursu.example\r\nContent-Length: 9\r\n\r\nabc';

test('Given more slow headers than there are places, When visitors come, Then each is answered, and the slowest have lost their places', async () => {
  await open({ connections: 20 });
  const slow: Socket[] = [];
  for (let count = 0; count < 60; count += 1) slow.push(await connected('GET / HTTP/1.1\r\nHost: kur'));
  for (let count = 0; count < 5; count += 1) {
    const visitor = await connected(whole);
    expect((await once(visitor, 'data'))[0]).toContain('response to /visitor');
  }
  await expect.poll(() => slow.filter(({ closed }) => closed).length).toBeGreaterThanOrEqual(42);
  expect(slow[0]?.closed).toBe(true);
});

test('Given more slow bodies than may arrive at once, Then the slowest are cut off, and whole requests are answered', async () => {
  await open({ bodies: 10 });
  const slow: Socket[] = [];
  for (let count = 0; count < 30; count += 1) slow.push(await connected(halfBody));
  const visitor = await connected(`${halfBody}defghi`);
  expect((await once(visitor, 'data'))[0]).toContain('response to /');
  await expect.poll(() => slow.filter(({ closed }) => closed).length).toBe(21);
  expect(slow.slice(0, 21).every(({ closed }) => closed)).toBe(true);
});
