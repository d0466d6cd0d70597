import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

export interface ChildSettings {
  /** Where the program may lie, from the file that asks: beside the built server, or, unbuilt, in its own folder. */
  folder: string;
  places: readonly string[];
  /** Milliseconds that one task may take, from the moment when the process is `ready`: it sends that word first. */
  patienceMs: number;
  /** Megabytes of the heap, where JavaScript is what holds memory. */
  heapMb?: number;
  env?: Record<string, string>;
}

export interface Child<Task, Outcome> {
  /** Undefined where the process crashed over the task, or did not come to an end: the next task gets a new one. */
  ask(task: Task): Promise<Outcome | undefined>;
  end(): void;
}

/** Milliseconds; a busy machine takes long to load a program. */
const startMs = 60_000;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * A process of its own for what strangers sent: time and memory that it takes are bounded, and nobody else waits. One task
 * at a time; it begins with the first.
 */
export function openChild<Task extends object, Outcome>(settings: ChildSettings): Child<Task, Outcome> {
  let child: Started | undefined;
  const end = () => {
    child?.process.kill('SIGKILL');
    child = undefined;
  };
  return {
    end,
    async ask(task) {
      child ??= start(settings);
      const outcome = (await child.isReady)
        ? await answerOf<Outcome>(child.process, task, settings)
        : undefined;
      if (outcome === undefined) end();
      return outcome;
    },
  };
}

/** Undefined where it ends first, or its time. */
async function answerOf<Outcome>(
  child: ChildProcess,
  task: object,
  { patienceMs }: Pick<ChildSettings, 'patienceMs'>,
): Promise<Outcome | undefined> {
  // One that ends while it is told of the task says so by its end.
  const answer = messageOf(child, patienceMs);
  child.send(task, () => undefined);
  return (await answer) as Outcome | undefined;
}

function messageOf(child: ChildProcess, patienceMs: number): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const ended = () => resolve(undefined);
  const timer = setTimeout(ended, patienceMs);
  child.once('message', resolve);
  child.once('exit', ended);
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('message', resolve);
    child.off('exit', ended);
  });
}

interface Started {
  process: ChildProcess;
  isReady: Promise<boolean>;
}

function start({ folder, places, heapMb, env = {} }: ChildSettings): Started {
  const program = places.map((place) => join(folder, place)).find((path) => existsSync(path));
  if (!program) throw new Error(`The build has no ${places[0]}.`);
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: heapMb ? [`--max-old-space-size=${heapMb}`] : [],
    env: { NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  // Whoever waits for it hears of its end.
  child.on('error', () => undefined);
  yieldToOthers(child.pid);
  return { process: child, isReady: messageOf(child, startMs).then((word) => word === 'ready') };
}

/** On a machine with one core, visitors come first. */
function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system knows no priorities.
  }
}
