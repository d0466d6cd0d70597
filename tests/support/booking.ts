import type { Slot } from '#/features/booking/contract';

/** The slots of a service that a running site offers as free, in order of time. */
export async function freeSlots(url: string, service: string): Promise<Slot[]> {
  const answer = await fetch(`${url}/api/availability?service=${service}`);
  const { slots } = (await answer.json()) as { slots: Slot[] };
  return slots.filter(({ available }) => available);
}
