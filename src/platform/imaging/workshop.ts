import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadablePicture } from './kind.ts';
import type { EncodedPicture, Form, Outcome, Task } from './tasks.ts';

/** Far more than the largest picture takes. */
const patienceMs = 120_000;

/** Beside the built server, from any of its files; in development beside this one. */
const places = ['imaging.js', '../imaging.js', 'child.ts'];

/**
 * A picture as it is kept: upright, without metadata, no larger than a page shows, a moving one standing still.
 * Throws `UnreadablePicture`.
 */
export async function reencodedApart(bytes: Buffer): Promise<EncodedPicture> {
  const outcome = await inTurn({ kind: 'reencode', bytes });
  if (outcome.kind !== 'reencoded') throw new Error('The process for pictures answered another task.');
  return { ...outcome.picture, bytes: Buffer.from(outcome.picture.bytes) };
}

/** A kept picture in other widths and formats, in the order of `forms`. Throws `UnreadablePicture`. */
export async function variantsApart(bytes: Buffer, forms: Form[]): Promise<Buffer[]> {
  const outcome = await inTurn({ kind: 'variants', bytes, forms });
  if (outcome.kind !== 'made') throw new Error('The process for pictures answered another task.');
  return outcome.variants.map((variant) => Buffer.from(variant));
}

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: each may take much memory, and the owner can wait. */
function inTurn(task: Task): Promise<Exclude<Outcome, { kind: 'refused' }>> {
  const turn = last.then(() => apart(task));
  last = turn.catch(() => undefined);
  return turn;
}

async function apart(task: Task): Promise<Exclude<Outcome, { kind: 'refused' }>> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const child = fork(entry(), {
    serialization: 'advanced',
    execArgv: [],
    timeout: patienceMs,
    killSignal: 'SIGKILL',
    // Decoding is one thing after another: more arenas and threads would only hold more memory.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '1' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.once('message', (outcome: Outcome) => resolve(outcome));
  child.once('error', reject);
  // A decoder that crashed, or that did not come to an end, met a picture that is broken or made to break it.
  child.once('exit', () => resolve({ kind: 'refused', reason: 'broken' }));
  child.send(task);
  const outcome = await promise;
  if (outcome.kind === 'refused') throw new UnreadablePicture(outcome.reason);
  return outcome;
}

function entry(): string {
  const found = places.map((place) => join(import.meta.dirname, place)).find((path) => existsSync(path));
  if (!found) throw new Error('The build has no process for pictures.');
  return found;
}
