import { randomUUID } from 'node:crypto';
import type { ApiResponse, Sending } from './client.ts';
import { below, type Enrolment, nextPerson, one, type World } from './world.ts';

/** Several people want a seat of the same cohort. */
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

/** Somebody leaves, pressing twice. Then those who have waited longest press for the seat, and the first of them leaves, all at the same time. */
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
    // The response to an earlier attempt may have been lost that gave a seat, which has been left since.
    if (attempts > 1 && !enrolment.hadSeat) enrolment.hadSeat = undefined;
    return;
  }
  enrolment.hadSeat = true;
  // Whoever leaves at the same time has left, whichever response comes first.
  if (enrolment.status === 'waiting') enrolment.status = 'enrolled';
}

/** Sends what a button on the own page of an enrolment sends. */
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
