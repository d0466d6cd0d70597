import { hc } from 'hono/client';

type Call = (input?: { param?: object }, ...rest: unknown[]) => unknown;

/** Takes the place of the values `.` and `..`, which browsers resolve even if they are encoded. No id has this value. */
const nothing = '-';

function encoded(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value === '.' || value === '..' ? nothing : encodeURIComponent(value);
}

const encodedInput = (input: { param?: object } | undefined) =>
  input?.param
    ? {
        ...input,
        param: Object.fromEntries(Object.entries(input.param).map(([name, value]) => [name, encoded(value)])),
      }
    : input;

/** A client, or a part of one, whose calls encode their parameters. */
function encoding<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name);
      return typeof part === 'function' ? encoding(part) : part;
    },
    apply: (target, self, [input, ...rest]: Parameters<Call>) =>
      Reflect.apply(target as Client & Call, self, [encodedInput(input), ...rest]),
  });
}

/**
 * Hono's typed client of the API, with encoded parameters. Hono puts them into the address as they are, so an id such as
 * `../admin`, which anybody can write into a link, would lead a request to another address, with the owner's cookie.
 */
export const apiClient = new Proxy(hc, {
  apply: (target, self, args) => encoding(Reflect.apply(target, self, args)),
});
