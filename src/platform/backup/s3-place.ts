import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Agent as PlainAgent } from 'node:http';
import { Agent } from 'node:https';
import { pipeline as pipe, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { errorCauses } from '#/platform/errors/trace';
import { s3Settings } from '#/platform/files/s3-settings';
import { counter, TooLarge } from '#/platform/net/body';
import { guardConnection, isPrivateAddressError } from '#/platform/net/safe-fetch';
import { type BackupPlace, faultOfStatus, type PlaceSettings, UnusablePlace } from './backup-place';
import { watchPace } from './transfer-pace';

type S3Settings = Extract<PlaceSettings, { kind: 's3' }>;

/** Milliseconds without a byte after which a connection counts as dead. */
const silenceMs = 60_000;
/** The most bytes of a response other than a fetched file, and the most pages of a list, each of up to a thousand files. */
const most = { responseBytes: 8 * 1024 * 1024, pages: 100 } as const;

export function s3Place(
  { endpoint, bucket: Bucket, region, account, secret }: S3Settings,
  allowPrivateHosts: readonly string[],
): BackupPlace {
  const guarded = async <Result>(work: (client: S3Client) => Promise<Result>): Promise<Result> => {
    let client: S3Client | undefined;
    try {
      const lookup = endpoint ? guardConnection(new URL(endpoint), allowPrivateHosts) : undefined;
      const connection = lookup ? { lookup } : {};
      client = new S3Client({
        region: region || 'us-east-1',
        ...s3Settings({ endpoint, accessKeyId: account, secretAccessKey: secret }),
        requestHandler: {
          connectionTimeout: 20_000,
          socketTimeout: silenceMs,
          httpAgent: new PlainAgent(connection as object),
          httpsAgent: new Agent(connection as object),
        },
      });
      limitResponses(client);
      return await work(client);
    } catch (error) {
      throw unusable(error);
    } finally {
      client?.destroy();
    }
  };
  return {
    list: () =>
      guarded(async (client) => {
        const names: string[] = [];
        let ContinuationToken: string | undefined;
        let pages = 0;
        // One for all pages: each of them could be slow in a way that only the sum shows.
        using pace = watchPace();
        do {
          if (pages === most.pages) throw new UnusablePlace('failed');
          pages += 1;
          const page = await client.send(
            new ListObjectsV2Command({ Bucket, Prefix: 'kursu-backup-', ContinuationToken }),
            { abortSignal: pace.signal },
          );
          names.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key] : [])));
          ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
        } while (ContinuationToken);
        return names;
      }),
    put: (Key, file) =>
      guarded(async (client) => {
        // A store that refuses an upload may just break the connection. It answers this short request with the reason.
        using pace = watchPace();
        const { signal: abortSignal } = pace;
        await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }), { abortSignal });
        const { size: ContentLength } = await stat(file);
        const Body = pipe(createReadStream(file), pace.counted(), () => undefined);
        const ContentType = 'application/octet-stream';
        const upload = new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType });
        try {
          await client.send(upload, { abortSignal });
        } finally {
          // The client leaves the file open where it fails.
          Body.destroy();
        }
      }),
    fetch: (Key, file, maxBytes) =>
      guarded(async (client) => {
        using pace = watchPace();
        const { signal } = pace;
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal: signal });
        const stored = createWriteStream(file, { flags: 'wx', mode: 0o600 });
        await pipeline(Body as Readable, counter(maxBytes), pace.counted(), stored, { signal });
      }),
    remove: (Key) =>
      guarded(async (client) => {
        using pace = watchPace();
        await client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal: pace.signal });
      }),
  };
}

/** Limits the length of all responses except fetched files, because the client reads each of them into memory whole. */
function limitResponses(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next(args);
        const response = result.response as { statusCode: number; body?: Readable };
        const isArchive = commandName === 'GetObjectCommand' && response.statusCode < 300;
        if (response.body && !isArchive)
          response.body = pipe(response.body, counter(most.responseBytes), () => undefined);
        return result;
      },
    { step: 'deserialize', priority: 'low', name: 'limitResponses' },
  );
}

function unusable(error: unknown): UnusablePlace {
  if (error instanceof UnusablePlace) return error;
  const causes = errorCauses(error);
  if (causes.some(isPrivateAddressError)) return new UnusablePlace('private', error);
  if (causes.some((cause) => cause instanceof TooLarge)) return new UnusablePlace('failed', error);
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  return new UnusablePlace(status === undefined ? 'unreachable' : faultOfStatus(status), error);
}
