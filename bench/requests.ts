import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { cpuSeconds } from './processes.ts';

export interface BenchRequest {
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON by POST. */
  json?: unknown;
}

/** Sends the requests over `lanes` connections, each as soon as a connection is free; throws where a request fails. */
export async function send(url: string, wanted: readonly BenchRequest[], lanes: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const waiting = wanted.values();
  const lane = async () => {
    for (const each of waiting) await sendOne(url, each, agent);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  agent.destroy();
}

async function sendOne(url: string, { path, headers, json }: BenchRequest, agent: Agent): Promise<void> {
  const sent = request(`${url}${path}`, {
    agent,
    method: json === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
  });
  sent.end(json === undefined ? undefined : JSON.stringify(json));
  const [response] = await once(sent, 'response');
  const body = await buffer(response);
  const status: number = response.statusCode;
  if (status >= 400) throw new Error(`${path} got status ${status}: ${body.toString().slice(0, 300)}`);
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
