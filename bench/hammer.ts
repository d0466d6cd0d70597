import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../tools/toolchain.mjs';

const connections = '32';
/** The `Accept-Encoding` that nearly every browser sends. */
export const acceptEncoding = 'gzip, deflate, br, zstd';

export function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The program that sends the requests: wrk if it is installed, because a slower client would make all servers look alike. */
export const client = isInstalled('wrk') ? 'wrk' : 'autocannon';

export async function requestsPerSecond(url: string, seconds: number, accepted: string): Promise<number> {
  return client === 'wrk' ? byWrk(url, seconds, accepted) : byAutocannon(url, seconds, accepted);
}

const run = promisify(execFile);

async function byWrk(url: string, seconds: number, accepted: string): Promise<number> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', `Accept-Encoding: ${accepted}`, url];
  const { stdout } = await run('wrk', args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} was not always served:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function byAutocannon(url: string, seconds: number, accepted: string): Promise<number> {
  const program = join(root, 'node_modules/autocannon/autocannon.js');
  const args = ['-c', connections, '-d', `${seconds}`, '-j', '-H', `Accept-Encoding=${accepted}`, url];
  const { stdout } = await run(process.execPath, [program, ...args], { maxBuffer: 16e6 });
  const { requests, non2xx, errors } = JSON.parse(stdout);
  if (non2xx + errors > 0)
    throw new Error(`${url} was not always served: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}
