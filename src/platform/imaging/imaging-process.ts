import { openChild } from '../process/child-process.ts';
import { createTurns } from '../process/one-by-one.ts';
import { UnreadablePicture } from './kind.ts';
import type { EncodedPicture, Outcome, Task, VariantFormat } from './tasks.ts';

const settings = {
  folder: import.meta.dirname,
  programs: ['imaging.js', '../imaging.js', 'child.ts'],
  // Far more than the largest picture needs.
  timeoutMs: 120_000,
  // Decoding is sequential: more arenas and threads would only use more memory.
  env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '1' },
};

/** Runs `reencode` in a process of its own. Throws `UnreadablePicture`. */
export async function reencodeInProcess(bytes: Buffer): Promise<EncodedPicture> {
  const outcome = await uploadTurn(() => performInProcess({ kind: 'reencode', bytes }));
  if (outcome.kind !== 'reencoded') throw new Error('The process for pictures responded to another task.');
  return { ...outcome.picture, bytes: Buffer.from(outcome.picture.bytes) };
}

/** Runs `createVariant` for each of `forms`, in that order, in a process of its own. Throws `UnreadablePicture`. */
export async function createVariantsInProcess(bytes: Buffer, forms: VariantFormat[]): Promise<Buffer[]> {
  const outcome = await variantsTurn(() => performInProcess({ kind: 'variants', bytes, forms }));
  if (outcome.kind !== 'made') throw new Error('The process for pictures responded to another task.');
  return outcome.variants.map((variant) => Buffer.from(variant));
}

/** One task of each kind at a time, as it may use much memory. Uploads don't wait for variants, which take ten times as long. */
const uploadTurn = createTurns();
const variantsTurn = createTurns();

async function performInProcess(task: Task): Promise<Exclude<Outcome, { kind: 'refused' }>> {
  using child = openChild<Task, Outcome>(settings);
  const outcome = await child.ask(task);
  // If the decoder crashed or didn't finish, the picture counts as broken.
  if (!outcome || outcome.kind === 'refused') throw new UnreadablePicture(outcome?.reason ?? 'broken');
  return outcome;
}
