import type { ApiDescription } from '#/api/description';

/** Returns the next number of a sequence that a seed determines: from 0 up to, but not including, 1. */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface FuzzedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

type Schema = Record<string, unknown>;

const texts = [
  '',
  ' ',
  '0',
  '-1',
  'true',
  'null',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066',
  '%00',
  '%',
  '../../etc/passwd',
  "' or 1=1--",
  '<script>',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '2026-13-45T99:99:99Z',
  '1e999',
  'x'.repeat(5_000),
  'ğ'.repeat(300),
  '👩‍🏫'.repeat(50),
  '\n\r\t',
  'http://127.0.0.1:1/',
  'javascript:alert(1)',
  'a@b',
  '+90 5',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  '3e1f1c1e-0000-4000-8000-000000000000',
  '2030-01-07-10',
  'tr',
  'en',
  'zz',
];
const values: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.1,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 31,
  [],
  {},
  [[]],
  [null],
  { '': '' },
  { tr: 1 },
  { tr: null },
  Array.from({ length: 300 }, () => 'x'),
  JSON.parse('{"__proto__":{"a":1},"constructor":1}'),
];

/** Makes requests for the operations of an API description. Most values fit the description; the others are hostile. */
export function createFuzzer(description: ApiDescription, random: Random, skipped: readonly string[] = []) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const operations = Object.entries(description.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    .filter(({ path }) => !skipped.includes(path));
  /** Ids from responses. Requests with them get further than requests with invented ids. */
  const ids: string[] = [];

  const hostile = (): unknown => (random() < 0.6 ? pick(texts) : pick(values));

  function textFor({ format, pattern, minLength = 0, maxLength = 60 }: Schema): string {
    if (format === 'email') return `deniz-${Math.floor(random() * 1e6)}@marti.example`;
    if (format === 'uuid') return ids.length > 0 ? pick(ids) : '3e1f1c1e-0000-4000-8000-000000000000';
    if (format === 'uri') return 'https://kursu.example/a';
    if (typeof pattern === 'string' && pattern.includes('\\d{4}')) return '2030-01-07';
    const length = Math.min(Math.max(Number(minLength), Math.floor(random() * 30)), Number(maxLength));
    return 'Bayi ağımız için konuşalım '.repeat(Math.ceil(length / 26)).slice(0, length);
  }

  function valueFor(schema: Schema, depth = 0): unknown {
    if (random() < 0.12 || depth > 8) return hostile();
    const choices = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Schema[] | undefined;
    if (choices) return valueFor(pick(choices), depth + 1);
    if (Array.isArray(schema.enum)) return pick(schema.enum);
    if ('const' in schema) return schema.const;
    switch (Array.isArray(schema.type) ? pick(schema.type) : schema.type) {
      case 'string':
        return textFor(schema);
      case 'integer':
        return Math.floor(random() * 100);
      case 'number':
        return random() * 100;
      case 'boolean':
        return random() < 0.5;
      case 'null':
        return null;
      case 'array':
        return Array.from({ length: Math.floor(random() * 4) }, () =>
          valueFor((schema.items ?? {}) as Schema, depth + 1),
        );
      case 'object':
        return objectFor(schema, depth);
      default:
        return hostile();
    }
  }

  function objectFor({ properties = {}, additionalProperties }: Schema, depth: number): object {
    const made = Object.entries(properties as Record<string, Schema>).flatMap(([name, property]) =>
      random() < 0.06 ? [] : [[name, valueFor(property, depth + 1)] as const],
    );
    const others =
      typeof additionalProperties === 'object' && additionalProperties !== null && random() < 0.7
        ? [[pick(texts), valueFor(additionalProperties as Schema, depth + 1)] as const]
        : [];
    return Object.fromEntries([...made, ...others]);
  }

  const inPath = () => (ids.length > 0 && random() < 0.6 ? pick(ids) : pick(texts));

  return {
    /** Remembers the ids in a response. */
    learn(body: string): void {
      for (const [, id = ''] of body.matchAll(/"(?:id|reservationId)":"([^"\\]{1,60})"/g))
        if (ids.length < 500) ids.push(id);
        else ids[Math.floor(random() * ids.length)] = id;
    },
    next(): FuzzedRequest {
      const { path, method, operation } = pick(operations);
      const query = operation.parameters.flatMap(({ name, in: place, schema }) =>
        place === 'query' && random() < 0.5
          ? [`${encodeURIComponent(name)}=${encodeURIComponent(toWellFormed(valueFor(schema as Schema)))}`]
          : [],
      );
      if (random() < 0.3)
        query.push(
          `${pick(['page', 'q', 'status', 'service', 'minutes', 'week', 'from'])}=${encodeURIComponent(toWellFormed(hostile()))}`,
        );
      const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(toWellFormed(inPath())) || 'x');
      const schema = operation.requestBody?.content['application/json']?.schema as Schema | undefined;
      const request: FuzzedRequest = {
        method: method.toUpperCase(),
        path: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
        headers: { 'X-Forwarded-For': `198.51.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}` },
      };
      if (method === 'get') return request;
      request.headers['Content-Type'] =
        random() < 0.97 ? 'application/json' : pick(['text/plain', 'multipart/form-data', '']);
      const body = JSON.stringify(schema ? valueFor(schema) : hostile()) ?? '';
      request.body = random() < 0.97 ? body : body.slice(0, Math.floor(random() * body.length));
      return request;
    },
  };
}

const toWellFormed = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** Paths that send requests to other servers, and respond with 503 where those can't be reached. */
const asksOutside = /^\/api\/admin\/(articles\/import|imports|translate|isbn|pictures\/by-url|mail)/;

/** Sends `count` fuzzed requests by `ask`, `lanes` at a time; returns those to which the response was an unexpected error. */
export async function fuzz(
  count: number,
  fuzzer: ReturnType<typeof createFuzzer>,
  ask: (request: FuzzedRequest) => Promise<Response>,
  lanes = 1,
): Promise<string[]> {
  const unexpected: string[] = [];
  let sent = 0;
  const sendOne = async () => {
    sent += 1;
    const request = fuzzer.next();
    const response = await ask(request);
    const body = await response.text();
    fuzzer.learn(body);
    if (response.status < 500 || (response.status === 503 && asksOutside.test(request.path))) return;
    unexpected.push(
      `${response.status} ${request.method} ${request.path} ${request.body?.slice(0, 500) ?? ''}`,
    );
  };
  const lane = async () => {
    while (sent < count) await sendOne();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return unexpected;
}
