import { setTimeout as pause } from 'node:timers/promises';

/** The kinds of requests, as the printed table of a race names them. */
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
  /** The body of a POST request; without it, the request is a GET. */
  json?: object;
  token?: string | undefined;
  /** The idempotency key, which is the same for repetitions of one press. */
  key?: string | undefined;
  headers?: Record<string, string> | undefined;
  /** The statuses that the response may have; any other is a fault. */
  expected: readonly number[];
}

/** The response to a request's last attempt. The caller knows the shape of the body. */
export interface ApiResponse {
  status: number;
  body: Record<string, unknown>;
  /** How often the request was sent until there was a response. */
  attempts: number;
}

/** What all visitors together have seen. */
export interface Sight {
  /** Requests that got a response; a repeated request counts once. */
  answered: number;
  /** How many of each kind were accepted and refused. */
  byAct: Map<Act, { accepted: number; refused: number }>;
  /** Responses of 503 with `Retry-After`, after each of which the request was repeated. */
  overloads: number;
  /** Connections that broke, or were refused, because the process had been killed. */
  cutOff: number;
  /** Responses of 500 and above, except those overloads. */
  errors: string[];
  /** Connections that broke for another reason, and responses with an unexpected status. */
  faults: string[];
}

export interface Fleet {
  /** The addresses of the processes. */
  urls: readonly string[];
  /** The number of the killed process, until it runs again. */
  away?: number | undefined;
}

export interface Client {
  sight: Sight;
  /** Sends a request to the process with this number. Where no response comes, repeats it at the next process, and so on. */
  send(sending: Sending, processNumber: number): Promise<ApiResponse>;
}

const patienceMs = 60_000;
const mostAttempts = 100;

/** A client for all visitors, in which at most `most` requests wait for a response at the same time. */
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

/** Returns a function that runs work, at most `most` pieces at the same time, in the order of its calls. */
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
