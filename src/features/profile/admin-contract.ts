import * as z from 'zod/mini';
import { isPictureAddress } from '#/owner/items/fields';
import { sampledFields } from './item';

const name = z.string().check(
  z.maxLength(2048),
  z.refine((text) => (sampledFields as readonly string[]).includes(text) || isPictureAddress(text)),
);

/**
 * `POST /api/admin/profile/kept`: samples that the owner keeps as they are. `names` are fields of the profile and addresses of
 * pictures.
 */
export const keptRequest = z.object({ names: z.array(name).check(z.minLength(1), z.maxLength(200)) });

/**
 * `GET /api/admin/shown-person`. `isShipped`: the site still shows a person who came with the product, and samples in place of
 * missing items.
 */
export interface ShownPerson {
  isShipped: boolean;
}
