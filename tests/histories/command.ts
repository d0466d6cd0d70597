import fc from 'fast-check';
import { second } from './days';
import type { Answer, Dying, HistorySite } from './site';
import { compare } from './stored';
import type { World } from './world';

type Act<Values> = (world: World, site: HistorySite, values: Values) => Promise<void>;

/** One thing that happens in a history. After it, everything that is stored is compared with the model. */
class Command<Values> implements fc.AsyncCommand<World, HistorySite> {
  readonly name: string;
  readonly values: Values;
  readonly act: Act<Values>;
  readonly can: (world: World) => boolean;

  constructor(name: string, values: Values, act: Act<Values>, can: (world: World) => boolean) {
    this.name = name;
    this.values = values;
    this.act = act;
    this.can = can;
  }

  check(world: Readonly<World>): boolean {
    return this.can(world);
  }

  async run(world: World, site: HistorySite): Promise<void> {
    world.steps += 1;
    // A second passes before each command, so that no two happen at the same moment.
    world.now += second;
    site.now = world.now;
    await this.act(world, site, this.values);
    compare(world, await site.stored());
  }

  toString(): string {
    return `${this.name} ${JSON.stringify(this.values)}`;
  }
}

/** Commands of one kind with random values. `weight` is how often they happen compared with other kinds. */
export const command = <Values>(
  name: string,
  weight: number,
  values: fc.Arbitrary<Values>,
  act: Act<Values>,
  can: (world: World) => boolean = () => true,
): fc.Arbitrary<fc.AsyncCommand<World, HistorySite>>[] =>
  Array.from({ length: weight }, () => values.map((each) => new Command(name, each, act, can)));

/** A random number, by which `pick` chooses one of a list. */
export const any = fc.nat(9999);

/** Whether the process dies during a command: in one of sixteen commands. At one of twenty deaths, the database is reopened. */
export const dying: fc.Arbitrary<Dying | undefined> = fc.oneof(
  { weight: 15, arbitrary: fc.constant(undefined) },
  {
    weight: 1,
    arbitrary: fc.record({
      messages: fc.nat(160),
      inFlight: fc.boolean(),
      reopens: fc.nat(19).map((each) => each === 19),
    }),
  },
);

export function expectStatus({ status, body }: Answer, wanted: number, what: string): void {
  if (status !== wanted)
    throw new Error(`${what}: answered ${status}, and not ${wanted}: ${JSON.stringify(body)}`);
}

/** Sends a request. With `death`, the process dies during it; sent again, it must be answered as if it had been sent once. */
export async function ask(
  site: HistorySite,
  send: () => Promise<Answer>,
  death: Dying | undefined,
): Promise<Answer> {
  if (death) await site.diesIn(send, death);
  return send();
}

/** Like `ask`, for requests without an idempotency key: after a death, the request is repeated only if it hasn't taken effect. */
export async function askOnce(
  site: HistorySite,
  send: () => Promise<Answer>,
  death: Dying | undefined,
  hasHappened: () => Promise<boolean>,
): Promise<Answer> {
  if (death) {
    await site.diesIn(send, death);
    if (await hasHappened()) return { status: 200, body: undefined };
  }
  return send();
}
