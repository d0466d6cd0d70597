import { describe, expect, test } from 'vitest';
import { ApiError, readJson } from './api';

const responseOf = (status: number, body: string, statusText = '') =>
  Promise.resolve(new Response(body, { status, statusText }));

describe('a response of the API', () => {
  test('Given success, then its JSON', async () => {
    expect(await readJson(responseOf(200, '{"id":1}'))).toEqual({ id: 1 });
  });

  test.each([
    [500, 'x', 'Internal Server Error', '500: x'],
    [503, '', 'Service Unavailable', '503: Service Unavailable'],
    [401, '{"detail":"no"}', '', '401: {"detail":"no"}'],
  ])('Given %i, then an error of status, colon and body', async (status, body, statusText, message) => {
    const failed = readJson(responseOf(status, body, statusText));
    await expect(failed).rejects.toThrow(message);
    await expect(failed).rejects.toBeInstanceOf(ApiError);
  });
});
