import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BackupStore, startS3Store, startWebdavStore } from '../../../tests/support/backup-stores';
import type { BackupPlace, PlaceSettings } from './backup-place';
import { openPlace } from './open-place';

const folder = mkdtempSync(join(tmpdir(), 'kursu-places-'));
const account = { user: 'leyla', password: 'süper gizli' };
const sign = { account: account.user, secret: account.password };
let [s3, webdav]: BackupStore[] = [];

beforeAll(async () => {
  [s3, webdav] = [await startS3Store(), await startWebdavStore(account)];
});
afterAll(async () => {
  await s3?.stop();
  await webdav?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const places: Record<PlaceSettings['kind'], () => PlaceSettings> = {
  disk: () => ({ kind: 'disk', folder: join(folder, 'disk', 'backups') }),
  s3: () => ({ kind: 's3', endpoint: s3?.url ?? '', bucket: 'leyla', region: '', ...sign }),
  webdav: () => ({ kind: 'webdav', address: `${webdav?.url}/dav/backups`, ...sign }),
};
const open = (kind: PlaceSettings['kind'], change: object = {}): Promise<BackupPlace> =>
  openPlace({ ...places[kind](), ...change } as PlaceSettings, ['127.0.0.1']);
const name = (day: number) => `kursu-backup-leyla.example-2126060${day}T003000Z.tar.gz`;

describe.each(['disk', 's3', 'webdav'] as const)('archives on %s', (kind) => {
  test('are stored, listed, fetched as they were, and removed', async () => {
    const place = await open(kind);
    expect(await place.list()).toEqual([]);
    const file = join(folder, `${kind}.tar.gz`);
    const bytes = Buffer.alloc(300_000, 'ş');
    for (const day of [1, 2, 3]) {
      writeFileSync(file, bytes);
      await place.put(name(day), file);
    }
    expect((await place.list()).filter((each) => each.startsWith('kursu-')).sort()).toEqual(
      [1, 2, 3].map(name),
    );
    const fetched = join(folder, `${kind}.fetched`);
    await place.fetch(name(2), fetched, bytes.length);
    expect(readFileSync(fetched).equals(bytes)).toBe(true);
    const tooLarge = place.fetch(name(2), join(folder, `${kind}.too-large`), bytes.length - 1);
    await expect(tooLarge).rejects.toMatchObject({ fault: 'failed' });
    await place.remove(name(2));
    await place.remove(name(2));
    expect((await place.list()).filter((each) => each.startsWith('kursu-')).sort()).toEqual([1, 3].map(name));
    await expect(place.fetch(name(2), join(folder, `${kind}.gone`), bytes.length)).rejects.toMatchObject({
      fault: 'absent',
    });
  });
});

describe('a place that can’t be used says why', () => {
  const file = join(folder, 'small.tar.gz');
  beforeAll(() => writeFileSync(file, 'small'));

  test.each(['s3', 'webdav'] as const)(
    '%s: refused, full, unreachable, in a private network',
    async (kind) => {
      const store = kind === 's3' ? s3 : webdav;
      const place = await open(kind);
      for (const [status, fault] of [
        [403, 'refused'],
        [507, 'full'],
      ] as const) {
        store?.failWith(status);
        await expect(place.put(name(4), file)).rejects.toMatchObject({ fault });
      }
      store?.failWith(undefined);
      // No server listens on port 1.
      const nowhere =
        kind === 's3' ? { endpoint: 'http://127.0.0.1:1' } : { address: 'http://127.0.0.1:1/dav' };
      const gone = await openPlace({ ...places[kind](), ...nowhere } as PlaceSettings, ['127.0.0.1']);
      await expect(gone.list()).rejects.toMatchObject({ fault: 'unreachable' });
      const notAllowed = await openPlace(places[kind](), []);
      await expect(notAllowed.list()).rejects.toMatchObject({ fault: 'private' });
    },
  );

  test('webdav: a wrong password', async () => {
    const place = await open('webdav', { secret: 'another' });
    await expect(place.list()).rejects.toMatchObject({ fault: 'refused' });
  });

  test('disk: a file in place of the folder', async () => {
    const place = await open('disk', { folder: join(file, 'backups') });
    await expect(place.list()).rejects.toMatchObject({ fault: 'absent' });
  });
});

describe('a store that answers without end, or drips, is given up', () => {
  let answer: (response: ServerResponse) => void;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test.each([
    ['an address without an end', `<multistatus><response><href>${' '.repeat(3_000)}`],
    ['elements without an end', `<multistatus><response>${'<href'.repeat(1_500_000)}`],
  ])('webdav: a list of %s takes seconds, not hours', async (_, list) => {
    answer = (response) => response.writeHead(207).end(list);
    const place = await open('webdav', { address: `${url}/` });
    const began = performance.now();
    await expect(place.list()).rejects.toMatchObject({ fault: 'failed' });
    expect(performance.now() - began).toBeLessThan(6_000);
  });

  test('webdav: an archive that is accepted before all of it is sent is not stored', async () => {
    answer = (response) => response.writeHead(201, { Connection: 'close' }).end();
    const place = await open('webdav', { address: url });
    const path = join(folder, 'large');
    writeFileSync(path, Buffer.alloc(8_000_000));
    await expect(place.put(name(1), path)).rejects.toMatchObject({ fault: 'unreachable' });
  });

  const file = '<Contents><Key>kursu-backup-1</Key></Contents>';
  const page = (inside: string) => `<ListBucketResult>${inside}</ListBucketResult>`;

  test('s3: pages', async () => {
    let asked = 0;
    answer = (response) => {
      asked += 1;
      response.end(
        page(
          `<IsTruncated>${asked < 1_000}</IsTruncated><NextContinuationToken>${asked}</NextContinuationToken>${file}`,
        ),
      );
    };
    await expect((await open('s3', { endpoint: url })).list()).rejects.toMatchObject({ fault: 'failed' });
  });

  test('s3: pages that each come in time, but take hours together', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    answer = (response) => {
      vi.advanceTimersByTime(50_000);
      response.end(
        page(`<IsTruncated>true</IsTruncated><NextContinuationToken>1</NextContinuationToken>${file}`),
      );
    };
    const listing = (await open('s3', { endpoint: url })).list();
    await expect(listing.finally(() => vi.useRealTimers())).rejects.toMatchObject({ fault: 'unreachable' });
  });

  test.each([200, 400])('s3: a list, with the status %i', async (status) => {
    let sent = 0;
    answer = (response) => {
      const more = Buffer.from(file.repeat(10_000));
      const send = () => {
        // Long enough to count as endless: a client that reads all of it fails the test.
        while (sent < 60_000_000 && !response.destroyed) {
          sent += more.length;
          if (!response.write(more)) return void response.once('drain', send);
        }
        response.end();
      };
      response.writeHead(status).write('<ListBucketResult>');
      send();
    };
    await expect((await open('s3', { endpoint: url })).list()).rejects.toMatchObject({ fault: 'failed' });
    expect(sent).toBeLessThan(40_000_000);
  });

  describe.each(['s3', 'webdav'] as const)('%s', (kind) => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
    afterEach(() => vi.useRealTimers());

    const fetched = join(folder, `${kind}.dripped`);
    const large = join(folder, 'large');
    test.each([
      ['drips its list', (place: BackupPlace) => place.list()],
      ['drips an archive', (place: BackupPlace) => place.fetch(name(1), fetched, 10_000)],
      ['reads nothing of an archive', (place: BackupPlace) => place.put(name(1), large)],
    ])('%s', async (_, work) => {
      writeFileSync(large, Buffer.alloc(16_000_000));
      let asked = false;
      answer = (response) => {
        const isLarge = response.req.method === 'PUT';
        const isBefore = response.req.url?.includes('max-keys=1') ?? false;
        asked ||= !isBefore;
        const drip = () => {
          if (response.destroyed) return;
          response.write(' ');
          setTimeout(drip, 20);
        };
        if (isBefore) response.end(page(''));
        else if (!isLarge) drip();
      };
      const address = kind === 's3' ? { endpoint: url } : { address: url };
      let fault: string | undefined;
      const failure = work(await open(kind, address)).catch((error) => {
        fault = error.fault;
      });
      await expect.poll(() => asked, { timeout: 30_000 }).toBe(true);
      const waitOnePeriod = async () => {
        await vi.advanceTimersByTimeAsync(120_000);
        return fault;
      };
      await expect.poll(waitOnePeriod, { timeout: 30_000 }).toBe('unreachable');
      await failure;
    });
  });
});
