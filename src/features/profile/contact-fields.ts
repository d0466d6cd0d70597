import * as z from 'zod/mini';
import { orNull, webAddress } from '#/owner/items/fields';
import type { ItemField } from '#/owner/items/item';
import { emailAddress, line } from '#/platform/input/fields';
import { type Profile, type ZoneChoice, zoneChoices } from './contract';

type Network = keyof Profile['social'];

export const email = { kind: 'email', schema: emailAddress, place: 'strip', initial: () => '' } as const;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
/** Adds https:// to a web address that was typed without a scheme. */
const completed = (value: unknown) => {
  const address = textOf(value);
  return typeof address === 'string' && /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address)
    ? `https://${address}`
    : address;
};
/** The beginning of the address of a person's page, in each network. */
const pagesOf: Record<Network, string> = {
  linkedin: 'https://www.linkedin.com/in/',
  x: 'https://x.com/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/@',
};

/** The field for the address of a page in a social network; null for none. The owner may type '@name' instead of the address. */
export const network = (of: Network) =>
  ({
    kind: 'address',
    schema: z.optional(
      z.pipe(
        z.transform((value) => {
          const [, name] = /^@([\p{L}\d._-]{1,100})$/u.exec(String(textOf(value))) ?? [];
          return name ? pagesOf[of] + encodeURIComponent(name) : completed(value);
        }),
        orNull(webAddress),
      ),
    ),
    place: 'strip',
    initial: () => null,
    toFormValue: (value: string | null) => value ?? '',
  }) satisfies ItemField<string | null>;

/**
 * Adds the country code to a Turkish phone number without one, mobile or landline: '0312 111 22 33' becomes '+90 312 111 22 33'.
 * On a site in another country nothing is added, because a number there can look like a Turkish one.
 */
function withCountryCode(value: unknown, country = 'TR'): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim().replace(/^00(?=[1-9])/, '+');
  const [, area, a, b, c] = /^0?([2345]\d\d)(\d{3})(\d\d)(\d\d)$/.exec(text.replace(/[\s()./-]/g, '')) ?? [];
  return area && country === 'TR' ? `+90 ${area} ${a} ${b} ${c}` : text;
}

/** A schema that adds country codes to the phone numbers of a change, and then validates it with the schema `change`. */
export const understandNumbers = <Change extends z.ZodMiniType<object>>(change: Change) =>
  z.pipe(
    z.transform((request: unknown) => {
      if (typeof request !== 'object' || request === null) return request;
      const { country, phone, whatsapp } = request as Record<string, unknown>;
      const lived = typeof country === 'string' ? country : undefined;
      return {
        ...request,
        ...(phone === undefined ? {} : { phone: withCountryCode(phone, lived) }),
        ...(whatsapp === undefined ? {} : { whatsapp: withCountryCode(whatsapp, lived) }),
      };
    }),
    change,
  );

/** A phone number with its country code; empty for none. */
export const phone = line(40).check(
  z.refine((text) => text === '' || /^\+\d[\d\s()./-]{5,}$/.test(text), {
    params: { format: 'international_phone' },
  }),
);
/** A WhatsApp number with digits only, as wa.me needs it; empty for none. */
export const whatsapp = z.pipe(
  z.transform((value) => (typeof value === 'string' ? value.replace(/[^\d\p{L}]/gu, '') : value)),
  z.string().check(
    z.refine((text) => text === '' || /^[1-9]\d{7,14}$/.test(text), {
      params: { format: 'international_phone' },
    }),
  ),
);

/** What happens to upcoming appointments when the time zone changes. The form sends it with a new zone; it is not stored. */
export const appointments = {
  kind: 'own',
  schema: z.optional(z.enum(zoneChoices)),
  initial: () => 'instant',
} satisfies ItemField<ZoneChoice>;
