import * as z from 'zod/mini';
import { webAddress } from '#/owner/items/fields';
import type { ItemField } from '#/owner/items/item';
import { emailAddress, line } from '#/platform/input/fields';

/** An e-mail address. */
export const email = { kind: 'email', schema: emailAddress, place: 'strip', initial: () => '' } as const;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
/** An address as people write it: without the scheme it is https. */
const completed = (value: unknown) => {
  const address = textOf(value);
  return typeof address === 'string' && /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address)
    ? `https://${address}`
    : address;
};
/** An address elsewhere, null for none. */
export const network = () =>
  ({
    kind: 'address',
    schema: z.optional(
      z.pipe(
        z.transform(completed),
        z.pipe(
          z.transform((value) => value || null),
          z.nullable(webAddress),
        ),
      ),
    ),
    place: 'strip',
    initial: () => null,
    toFormValue: (value: string | null) => value ?? '',
  }) satisfies ItemField<string | null>;

/** A number with its country code. */
export const phone = line(40).check(
  z.refine((text) => /^\+\d[\d\s()./-]{5,}$/.test(text), { params: { format: 'international_phone' } }),
);
/** Digits only, as wa.me wants them. */
export const whatsapp = z.pipe(
  z.transform((value) => (typeof value === 'string' ? value.replace(/[^\d\p{L}]/gu, '') : value)),
  z
    .string()
    .check(z.refine((text) => /^[1-9]\d{7,14}$/.test(text), { params: { format: 'international_phone' } })),
);
