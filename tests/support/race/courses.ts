import { randomUUID } from 'node:crypto';
import type { Answer, Sending } from './client.ts';
import { below, type Enrolment, nextPerson, one, type World } from './world.ts';

/** Several people want a seat of the same cohort. */
export async function fightForSeats(world: World): Promise<void> {
  const { id } = one(world, world.stage.cohorts);
  const at = below(world, 3);
  await Promise.all([0, 1, 2, 3].map((place) => enrol(world, id, at + place)));
}

async function enrol(world: World, cohortId: string, at: number): Promise<void> {
  const json = nextPerson('participant');
  const sending: Sending = {
    act: 'enrol',
    path: `/api/cohorts/${cohortId}/enrolments`,
    json,
    key: randomUUID(),
    expected: [201],
  };
  const { status, body } = await world.client.send(sending, at);
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
 * Somebody leaves, pressing twice, and those who have waited longest press for the seat at the same time; one of them leaves in the same
 * moment.
 */
export async function passOnSeat(world: World): Promise<void> {
  const { id } = one(world, world.stage.cohorts);
  const people = [...world.enrolments.values()].filter(({ cohortId }) => cohortId === id);
  const seated = people.filter(({ status }) => status === 'enrolled');
  const waiting = people.filter(({ status }) => status === 'waiting').slice(0, 3);
  if (seated.length === 0) return;
  const at = below(world, 3);
  const leaving = one(world, seated);
  await Promise.all([leave(world, leaving, at), leave(world, leaving, at + 1)]);
  await Promise.all([
    ...waiting.map((each, place) => accept(world, each, at + place)),
    ...waiting.map((each, place) => accept(world, each, at + place + 1)),
    ...waiting.slice(0, 1).map((each) => leave(world, each, at + 2)),
  ]);
}

async function leave(world: World, enrolment: Enrolment, at: number): Promise<void> {
  const { status } = await answer(world, enrolment, 'leave', at, [200]);
  if (status === 200) enrolment.status = 'left';
}

async function accept(world: World, enrolment: Enrolment, at: number): Promise<void> {
  const { status, attempts } = await answer(world, enrolment, 'accept', at, [200, 409]);
  if (status !== 200) {
    if (attempts > 1 && !enrolment.hadSeat) enrolment.hadSeat = undefined;
    return;
  }
  enrolment.hadSeat = true;
  // Whoever leaves at the same time has left, whichever answer comes first.
  if (enrolment.status === 'waiting') enrolment.status = 'enrolled';
}

const answer = (
  world: World,
  { id, token }: Enrolment,
  what: 'leave' | 'accept',
  at: number,
  expected: number[],
): Promise<Answer> =>
  world.client.send(
    {
      act: what === 'leave' ? 'leave a course' : 'take a seat',
      token,
      expected,
      path: `/api/enrolments/${id}/${what}`,
      json: { language: 'tr' },
    },
    at,
  );
