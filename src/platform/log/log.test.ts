import { expect, test } from 'vitest';
import { withoutIds } from './log';

test.each([
  ['/api/reservations/5f0c9a1e-1d2b-4c3d-8e4f-0123456789ab/manage', '/api/reservations/:id/manage'],
  ['/api/calendar/Q2hhbmdlIG1lIHBsZWFzZSwgSSBhbSBhIHNlY3JldA0.ics', '/api/calendar/:secret.ics'],
  ['/course/pYx7-Q2hhbmdlX21lLXBsZWFz', '/course/:secret'],
  ['/api/private-cohorts/pYx7-Q2hhbmdlX21lLXBsZWFz', '/api/private-cohorts/:secret'],
  ['/training/ai-marketing', '/training/ai-marketing'],
])('Given %s, then what is logged has no secret', (path, logged) => {
  expect(withoutIds(path)).toBe(logged);
});
