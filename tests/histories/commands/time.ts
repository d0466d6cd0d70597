import fc from 'fast-check';
import { command, dying } from '../command';
import { day, hour, minute } from '../days';
import { catchUp, pass, sleep } from '../passage';

const lengths = fc.constantFrom(
  ...[3 * minute, 20 * minute, 2 * hour, 5 * hour, 9 * hour],
  ...[13 * hour, 20 * hour, 2 * day],
);

const passing = command('time passes', 8, lengths, pass);
const working = command('the worker catches up', 6, dying, catchUp);
const sleeping = command('nobody works for a while', 2, lengths, async (world, site, length) => {
  sleep(world, site, length);
});

export const timeCommands = [...passing, ...working, ...sleeping];
