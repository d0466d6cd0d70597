import { connect } from 'node:net';
import { expect } from 'vitest';
import { randomFrom } from './fuzz';
import { malformedRequest, sendBytes } from './malformed';

/** Sends malformed requests, ten at a time. Asserts that none causes an error but 503, and that over a fifth are refused. */
export async function sendMalformed(url: string, count: number): Promise<void> {
  const random = randomFrom(20_261_123);
  const remaining = Array.from({ length: count }, () => malformedRequest(random)).values();
  const statuses: number[] = [];
  const sender = async () => {
    for (const bytes of remaining) statuses.push(...(await sendBytes(url, bytes)));
  };
  await Promise.all(Array.from({ length: 10 }, sender));
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect(statuses.filter((status) => status >= 400).length).toBeGreaterThan(count / 5);
}

/** Opens connections that send headers or a body a byte at a time, until the returned function is called. */
export function sendSlowly(url: string, count: number): () => void {
  const { hostname, port } = new URL(url);
  const beginnings = [
    'GET / HTTP/1.1\r\nX: ',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 9999\r\n\r\n',
  ];
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(beginnings[index % 2] ?? '');
    return socket;
  });
  const dribble = setInterval(() => {
    for (const socket of sockets) socket.write('a');
  }, 300);
  return () => {
    clearInterval(dribble);
    for (const socket of sockets) socket.destroy();
  };
}

/** Floods the site: each visitor asks again as soon as a response has come, until the returned function is called. */
export function flood(url: string, visitors: number): () => Promise<unknown> {
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      const response = await fetch(`${url}/api/availability?service=ai-growth`).catch(() => undefined);
      await response?.arrayBuffer();
    }
  };
  const all = Array.from({ length: visitors }, visitor);
  return () => {
    isOver = true;
    return Promise.all(all);
  };
}
