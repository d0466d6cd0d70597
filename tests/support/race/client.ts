import { setTimeout as pause } from 'node:timers/promises';

/** What a visitor does, as the table of a race names it. */
export type Act =
  | 'book'
  | 'book from a package'
  | 'move'
  | 'cancel'
  | 'enrol'
  | 'leave a course'
  | 'take a seat'
  | 'wait for a time'
  | 'take an offer'
  | 'give an offer back';

/** A request as a visitor's page sends it. */
export interface Sending {
  act: Act;
  path: string;
  /** Sent by POST; without it, the path is read. */
  json?: object;
  token?: string | undefined;
  /** The idempotency key; a press that is repeated has the same one. */
  key?: string | undefined;
  headers?: Record<string, string> | undefined;
  /** The statuses that it may be answered with; any other is a fault. */
  expected: readonly number[];
}

/** What the API sent at last; whoever asked knows the shape of the body. */
export interface ApiResponse {
  status: number;
  body: Record<string, unknown>;
  /** How often it was sent until it was answered. */
  attempts: number;
}

/** What all visitors together have seen. */
export interface Sight {
  /** Requests that were answered, repeated ones once. */
  answered: number;
  /** How many of each kind were accepted and refused. */
  byAct: Map<Act, { accepted: number; refused: number }>;
  /** 503 with `Retry-After`, each followed by the same request. */
  overloads: number;
  /** Connections that broke, or were refused, because the process had been killed. */
  cutOff: number;
  /** Statuses of 500 and above, but for those. */
  errors: string[];
  /** Connections that broke otherwise, and answers that nobody expected. */
  faults: string[];
}

export interface Fleet {
  /** The addresses of the processes. */
  urls: readonly string[];
  /** Which of them was killed, and isn't back. */
  away?: number | undefined;
}

export interface Client {
  sight: Sight;
  /** Sends a request to the process with this number, and again to the next one until it is answered, as whoever lost the connection does. */
  send(sending: Sending, processNumber: number): Promise<ApiResponse>;
}

const patienceMs = 60_000;
const mostAttempts = 100;

/** Visitors of whom at most `most` wait for an answer at the same time. */
export function openClient(fleet: Fleet, most: number): Client {
  const sight: Sight = { answered: 0, byAct: new Map(), overloads: 0, cutOff: 0, errors: [], faults: [] };
  const inTurn = limitTo(most);

  const attempt = async (
    sending: Sending,
    number: number,
  ): Promise<Omit<ApiResponse, 'attempts'> | undefined> => {
    const wasAway = fleet.away === number;
    try {
      const response = await fetch(`${fleet.urls[number]}${sending.path}`, toInit(sending));
      const text = await response.text();
      if (response.status !== 503 || !(Number(response.headers.get('retry-after')) > 0))
        return { status: response.status, body: text ? JSON.parse(text) : {} };
      sight.overloads += 1;
    } catch (error) {
      if (wasAway || fleet.away === number) sight.cutOff += 1;
      else sight.faults.push(`${sending.act}: ${((error as Error).cause as Error)?.message ?? error}`);
    }
    return undefined;
  };
  const note = ({ act, expected }: Sending, { status, body }: Omit<ApiResponse, 'attempts'>) => {
    sight.answered += 1;
    const counts = sight.byAct.get(act) ?? { accepted: 0, refused: 0 };
    counts[status < 300 ? 'accepted' : 'refused'] += 1;
    sight.byAct.set(act, counts);
    if (status >= 500) sight.errors.push(`${act}: ${status}`);
    else if (!expected.includes(status))
      sight.faults.push(`${act}: ${status} ${JSON.stringify(body)}`.slice(0, 300));
  };
  return {
    sight,
    send: (sending, processNumber) =>
      inTurn(async () => {
        for (let number = processNumber; number < processNumber + mostAttempts; number += 1) {
          const answer = await attempt(sending, number % fleet.urls.length);
          if (answer) {
            note(sending, answer);
            return { ...answer, attempts: number - processNumber + 1 };
          }
          await pause(300);
        }
        throw new Error(`no process answers: ${sending.act}`);
      }),
  };
}

const toInit = ({ json, token, key, headers }: Sending): RequestInit => ({
  method: json ? 'POST' : 'GET',
  headers: {
    ...(json ? { 'Content-Type': 'application/json' } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'Idempotency-Key': key } : {}),
    ...headers,
  },
  ...(json ? { body: JSON.stringify(json) } : {}),
  signal: AbortSignal.timeout(patienceMs),
});

/** Runs at most `most` at the same time, in the order in which they come. */
function limitTo(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
