import type { Context } from '#/platform/context';
import type { SafeFetchFailure } from '#/platform/net/safe-fetch';
import type { PictureRefusalReason, StoredPicture } from '../admin-contract';
import { maxBytes } from '../rules';
import { storePicture } from './store-picture';

const timeoutMs = 15_000;

const reasons: Record<SafeFetchFailure, PictureRefusalReason> = {
  bad_address: 'bad_address',
  private_address: 'private_address',
  unreachable: 'unreachable',
  status: 'unreachable',
  wrong_type: 'not_a_picture',
  too_large: 'too_large',
  too_slow: 'too_slow',
};

export async function fetchPicture(
  ctx: Pick<Context, 'db' | 'jobs' | 'files' | 'fetchOutside'>,
  url: string,
): Promise<StoredPicture> {
  // The response's content type is not checked: many servers give none or a wrong one. Re-encoding detects the type.
  const fetched = await ctx.fetchOutside(url, { maxBytes, timeoutMs });
  return fetched.ok ? storePicture(ctx, fetched.bytes) : { ok: false, reason: reasons[fetched.reason] };
}
