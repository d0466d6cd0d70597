import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline as pipe } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { readMultistatus } from '#/platform/caldav/multistatus';
import { withoutTrailingSlashes } from '#/platform/input/trailing-slashes';
import { counter, TooLarge } from '#/platform/net/body';
import { guardConnection, isPrivateAddressError } from '#/platform/net/safe-fetch';
import { sendRequest } from '#/platform/net/send-request';
import { type BackupPlace, faultOfStatus, type PlaceSettings, UnusablePlace } from './backup-place';
import { type TransferPace, watchPace } from './transfer-pace';

type WebdavSettings = Extract<PlaceSettings, { kind: 'webdav' }>;

interface Asked {
  method: string;
  url: URL;
  headers?: Record<string, string | number>;
  /** The path of a file to send as the body. */
  file?: string;
  pace: TransferPace;
}

/** Milliseconds without a byte after which a connection counts as dead. */
const silenceMs = 60_000;
/** The most bytes of a list of files, enough for thousands of files. */
const maxListBytes = 8 * 1024 * 1024;

/** A folder of a WebDAV server, as Nextcloud offers it. `list` creates a missing folder. */
export function webdavPlace(
  { address, account, secret }: WebdavSettings,
  allowPrivateHosts: readonly string[],
): BackupPlace {
  const folder = new URL(`${withoutTrailingSlashes(address)}/`);
  const authorization = `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}`;
  const at = (name: string) => new URL(encodeURIComponent(name), folder);

  async function ask({ method, url, headers = {}, file, pace }: Asked): Promise<IncomingMessage> {
    const options = {
      method,
      timeout: silenceMs,
      signal: pace.signal,
      lookup: guardConnection(url, allowPrivateHosts),
      headers: { ...headers, ...(account ? { Authorization: authorization } : {}) },
    };
    const body = file ? pipe(createReadStream(file), pace.counted(), () => undefined) : undefined;
    return sendRequest(url, options, body);
  }
  /** Sends a request. Throws `UnusablePlace` unless the status is 2xx or one of `allowed`. */
  async function expectSuccess(asked: Asked, allowed: readonly number[] = []): Promise<IncomingMessage> {
    const response = await ask(asked).catch((error) => {
      throw new UnusablePlace(isPrivateAddressError(error) ? 'private' : 'unreachable', error);
    });
    const { statusCode = 0 } = response;
    if ((statusCode < 200 || statusCode > 299) && !allowed.includes(statusCode)) {
      response.destroy();
      throw new UnusablePlace(faultOfStatus(statusCode));
    }
    return response;
  }
  /** Reads what a server adds to its success. That it did what was asked is known already, so a failure doesn't matter. */
  const finish = async (response: IncomingMessage) => void (await readText(response).catch(() => undefined));

  return {
    async list() {
      using pace = watchPace();
      const depth = { Depth: '1', 'Content-Length': 0 };
      const response = await expectSuccess({ method: 'PROPFIND', url: folder, headers: depth, pace }, [404]);
      if (response.statusCode !== 404) return namesIn(await readText(response));
      await finish(response);
      await finish(await expectSuccess({ method: 'MKCOL', url: folder, pace }));
      return [];
    },
    async put(name, file) {
      using pace = watchPace();
      const { size } = await stat(file);
      const headers = { 'Content-Length': size, 'Content-Type': 'application/octet-stream' };
      await finish(await expectSuccess({ method: 'PUT', url: at(name), headers, file, pace }));
    },
    async fetch(name, file, maxBytes) {
      using pace = watchPace();
      const response = await expectSuccess({ method: 'GET', url: at(name), pace });
      const stored = createWriteStream(file, { flags: 'wx', mode: 0o600 });
      await pipeline(response, counter(maxBytes), pace.counted(), stored).catch(throwUnusable);
    },
    async remove(name) {
      using pace = watchPace();
      await finish(await expectSuccess({ method: 'DELETE', url: at(name), pace }, [404]));
    },
  };
}

const readText = (response: IncomingMessage): Promise<string> =>
  text(pipe(response, counter(maxListBytes), () => undefined)).catch(throwUnusable);

/** Throws the error of a body that could not be read to its end. */
function throwUnusable(error: unknown): never {
  throw new UnusablePlace(error instanceof TooLarge ? 'failed' : 'unreachable', error);
}

/** The file names in a multi-status body: the last part of each address, decoded. */
async function namesIn(list: string): Promise<string[]> {
  const resources = await readMultistatus(list);
  if (!resources) throw new UnusablePlace('failed');
  return resources.flatMap(({ href }) => {
    const [last = ''] = withoutTrailingSlashes(href).split('/').slice(-1);
    try {
      return [decodeURIComponent(last)];
    } catch {
      return [];
    }
  });
}
