import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { environment, root } from './toolchain.mjs';

export interface Step {
  name: string;
  args: string[];
  env?: Record<string, string>;
}

export interface StepResult {
  name: string;
  ok: boolean;
  output: string;
}

/** Runs the steps, at most two at a time (or one per core, if there are fewer); results are in the order of the steps. */
export async function runSteps(steps: Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = steps.entries();
  const lane = async () => {
    for (const [index, step] of waiting) results[index] = await run(step);
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));
  return results;
}

function run({ name, args, env = {} }: Step): Promise<StepResult> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...environment(), NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
      if (code !== 0) console.log(output.trimEnd());
      resolve({ name, ok: code === 0, output: output.trimEnd() });
    });
  });
}
