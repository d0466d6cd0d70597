import { describe, expect, test } from 'vitest';
import { ApiError, readJson } from './api';

const responseOf = (status: number, body: string, statusText = '') =>
  Promise.resolve(new Response(body, { status, statusText }));

describe('a response of the API', () => {
  test('Given a successful response, then its JSON is returned', async () => {
    expect(await readJson(responseOf(200, '{"id":1}'))).toEqual({ id: 1 });
  });

  test.each([
    [500, 'x', 'Internal Server Error', '500: x'],
    [503, '', 'Service Unavailable', '503: Service Unavailable'],
    [401, '{"detail":"no"}', '', '401: {"detail":"no"}'],
  ])(
    'Given the status %i, then an error with status, colon and body is thrown',
    async (status, body, statusText, message) => {
      const failed = readJson(responseOf(status, body, statusText));
      await expect(failed).rejects.toThrow(message);
      await expect(failed).rejects.toBeInstanceOf(ApiError);
    },
  );
});
