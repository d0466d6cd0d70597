import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { cpuSeconds } from './processes.ts';

export interface BenchRequest {
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON by POST. */
  json?: unknown;
}

/** Sends the requests over `lanes` connections, each as soon as a connection is free; throws if a request fails. */
export async function send(url: string, wanted: readonly BenchRequest[], lanes: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const waiting = wanted.values();
  const lane = async () => {
    for (const each of waiting) await sendOne(url, each, agent);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  agent.destroy();
}

/** The headers and the body of a response. Unlike with `fetch`, the body is not decompressed. Throws if the request fails. */
export async function sendOne(url: string, { path, headers, json }: BenchRequest, agent?: Agent) {
  const sent = request(`${url}${path}`, {
    agent,
    method: json === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
  });
  sent.end(json === undefined ? undefined : JSON.stringify(json));
  const [response] = await once(sent, 'response');
  const body = await buffer(response);
  const { statusCode: status = 0, headers: received }: IncomingMessage = response;
  if (status >= 400) throw new Error(`${path} got status ${status}: ${body.toString().slice(0, 300)}`);
  return { headers: received, body };
}

export interface RepeatedRequest {
  url: string;
  /** The processes whose time counts, with their descendants. */
  pids: readonly number[];
  wanted: BenchRequest;
  count: number;
  lanes?: number;
}

/** Processor milliseconds that one request costs the processes that serve it. */
export async function cpuOfRequest({
  url,
  pids,
  wanted,
  count,
  lanes = 1,
}: RepeatedRequest): Promise<number> {
  const used = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = used();
  await send(
    url,
    Array.from({ length: count }, () => wanted),
    lanes,
  );
  return ((used() - before) * 1000) / count;
}
