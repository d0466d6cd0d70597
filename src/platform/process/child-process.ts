import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

export interface ChildSettings {
  /** The folder that the paths in `programs` start from. The first program that exists is run: the built one, or the source. */
  folder: string;
  programs: readonly string[];
  /** Milliseconds that a task may take. The start of the process, up to its first message 'ready', doesn't count. */
  timeoutMs: number;
  heapMb?: number;
  env?: Record<string, string>;
}

/** Milliseconds until the process must be ready. On a busy machine a program takes long to load. */
const startMs = 60_000;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs tasks in a process of its own, with limited time and, if `heapMb` is set, memory. Pass only one task at a time. */
export function openChild<Task extends object, Outcome>(settings: ChildSettings) {
  let child: ReturnType<typeof start> | undefined;
  const end = () => {
    child?.process.kill('SIGKILL');
    child = undefined;
  };
  return {
    [Symbol.dispose]: end,
    /** The result of a task; undefined if the process crashed or took too long. The next task then gets a new process. */
    async ask(task: Task) {
      if (child && hasExited(child.process)) child = undefined;
      child ??= start(settings);
      const reply = (await child.isReady)
        ? await askChild(child.process, task, settings.timeoutMs)
        : undefined;
      if (reply === undefined) end();
      return reply as Outcome | undefined;
    },
  };
}

/** Whether the process has exited, for example because the system killed it while it waited for a task. */
const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

function askChild(child: ChildProcess, task: object, timeoutMs: number): Promise<unknown> {
  const reply = nextMessage(child, timeoutMs);
  // Errors of `send` are ignored: `nextMessage` resolves when the process exits, or when the time runs out.
  child.send(task, () => undefined);
  return reply;
}

function nextMessage(child: ChildProcess, timeoutMs: number): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const ended = () => resolve(undefined);
  const timer = setTimeout(ended, timeoutMs);
  child.once('message', resolve);
  child.once('exit', ended);
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('message', resolve);
    child.off('exit', ended);
  });
}

function start({ folder, programs, heapMb, env = {} }: ChildSettings) {
  const program = programs.map((path) => join(folder, path)).find((path) => existsSync(path));
  if (!program) throw new Error(`The build has no ${programs[0]}.`);
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: heapMb ? [`--max-old-space-size=${heapMb}`] : [],
    env: { NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  // Without a listener, an error of the child would end this process. `nextMessage` notices that no reply comes.
  child.on('error', () => undefined);
  lowerPriority(child.pid);
  return { process: child, isReady: nextMessage(child, startMs).then((message) => message === 'ready') };
}

/** Lowers the priority of the process, so that on a machine with one core the requests of visitors come first. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has exited already, or the system has no priorities.
  }
}
