/** A process for a single task: decoders run here, so that their memory and their crashes end with the process. */
import { createVariant, reencode } from './imaging.ts';
import { UnreadablePicture } from './kind.ts';
import type { Outcome, Task } from './tasks.ts';

async function perform(task: Task): Promise<Outcome> {
  try {
    if (task.kind === 'reencode')
      return { kind: 'reencoded', picture: await reencode(Buffer.from(task.bytes)) };
    const variants: Buffer[] = [];
    for (const { width, type } of task.forms)
      variants.push(await createVariant(Buffer.from(task.bytes), width, type));
    return { kind: 'made', variants };
  } catch (error) {
    return { kind: 'refused', reason: error instanceof UnreadablePicture ? error.reason : 'broken' };
  }
}

process.once('message', async (task: Task) => {
  process.send?.(await perform(task), () => process.disconnect());
});
process.send?.('ready');
