import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoProfile } from '#content/profile/demo';
import { openTestApi, type TestApi } from '../../../../tests/support/api';
import { profileRow } from '../queries';
import { changeProfile } from './change-profile';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('postgres', '2026-06-01T09:00:00Z');
});
afterAll(() => api.close());

test('Given some fields, then only these are changed, and an outdated version is refused', async () => {
  const { version } = await profileRow(api.ctx);
  const city = { tr: 'İzmir', en: 'Izmir' };
  const changed = await changeProfile(api.ctx, { version, document: () => ({ city }) });
  expect(changed).toMatchObject({
    ok: true,
    row: { version: version + 1, document: { ...demoProfile, city } },
  });

  const late = await changeProfile(api.ctx, { version, document: () => ({ city: { tr: 'Bursa' } }) });
  expect(late).toMatchObject({ ok: false, current: { version: version + 1, document: { city } } });
});

test('Given a new name, then the cover’s lines of the old name are dropped', async () => {
  await changeProfile(api.ctx, { document: () => ({ nameLines: { tr: ['Leyla Günışık'] } }) });
  expect((await profileRow(api.ctx)).document.nameLines).toEqual({ tr: ['Leyla Günışık'] });
  await changeProfile(api.ctx, { document: () => ({ name: { tr: 'Ada Işık' } }) });
  expect((await profileRow(api.ctx)).document.nameLines).toBeUndefined();
});
