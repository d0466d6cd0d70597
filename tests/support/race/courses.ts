import { randomUUID } from 'node:crypto';
import type { ApiResponse, Sending } from './client.ts';
import { below, type Enrolment, nextPerson, one, type World } from './world.ts';

/** Four people enrol in the same cohort at once. */
export async function fightForSeats(world: World): Promise<void> {
  const { id } = one(world, world.stage.cohorts);
  const processNumber = below(world, 3);
  await Promise.all([0, 1, 2, 3].map((index) => enrol(world, id, processNumber + index)));
}

async function enrol(world: World, cohortId: string, processNumber: number): Promise<void> {
  const json = nextPerson('participant');
  const sending: Sending = {
    act: 'enrol',
    path: `/api/cohorts/${cohortId}/enrolments`,
    json,
    key: randomUUID(),
    expected: [201],
  };
  const { status, body } = await world.client.send(sending, processNumber);
  if (status !== 201) return;
  const [id, token] = [String(body.enrolmentId), String(body.token)];
  const first = body.status === 'enrolled' ? 'enrolled' : 'waiting';
  const hadSeat = first === 'enrolled';
  world.enrolments.set(id, {
    id,
    token,
    cohortId,
    email: json.email,
    status: first,
    waited: !hadSeat,
    hadSeat,
  });
}

/**
 * Somebody with a seat leaves, pressing twice. Then three people of the waiting list accept the seat, each pressing twice, and
 * the first of them also leaves, all at the same time.
 */
export async function passOnSeat(world: World): Promise<void> {
  const { id } = one(world, world.stage.cohorts);
  const people = [...world.enrolments.values()].filter(({ cohortId }) => cohortId === id);
  const seated = people.filter(({ status }) => status === 'enrolled');
  const waiting = people.filter(({ status }) => status === 'waiting').slice(0, 3);
  if (seated.length === 0) return;
  const processNumber = below(world, 3);
  const leaving = one(world, seated);
  await Promise.all([leave(world, leaving, processNumber), leave(world, leaving, processNumber + 1)]);
  await Promise.all([
    ...waiting.map((each, index) => accept(world, each, processNumber + index)),
    ...waiting.map((each, index) => accept(world, each, processNumber + index + 1)),
    ...waiting.slice(0, 1).map((each) => leave(world, each, processNumber + 2)),
  ]);
}

async function leave(world: World, enrolment: Enrolment, processNumber: number): Promise<void> {
  const { status } = await press(world, enrolment, 'leave', processNumber, [200]);
  if (status === 200) enrolment.status = 'left';
}

async function accept(world: World, enrolment: Enrolment, processNumber: number): Promise<void> {
  const { status, attempts } = await press(world, enrolment, 'accept', processNumber, [200, 409]);
  if (status !== 200) {
    // An earlier attempt may have got the seat although its response was lost. The person may have left the seat since.
    if (attempts > 1 && !enrolment.hadSeat) enrolment.hadSeat = undefined;
    return;
  }
  enrolment.hadSeat = true;
  // Somebody who also left at the same time stays `left`, whichever response comes first.
  if (enrolment.status === 'waiting') enrolment.status = 'enrolled';
}

/** Sends the request of a button on the page of an enrolment. */
const press = (
  world: World,
  { id, token }: Enrolment,
  what: 'leave' | 'accept',
  processNumber: number,
  expected: number[],
): Promise<ApiResponse> =>
  world.client.send(
    {
      act: what === 'leave' ? 'leave a course' : 'take a seat',
      token,
      expected,
      path: `/api/enrolments/${id}/${what}`,
      json: { language: 'tr' },
    },
    processNumber,
  );
