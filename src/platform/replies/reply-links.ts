import type { PersonsWords } from './persons-words';

/** Links to reply to a person, with a first message prefilled. */
export interface ReplyLinks {
  /** Null where the phone number is not one that can be messaged. */
  whatsapp: string | null;
  mail: string;
}

/** The beginning of a reply, and the person's words for another text, both in the person's language. */
export interface ReplyTexts {
  subject: string;
  text: string;
  words: PersonsWords;
}

/** Links with the beginning of a reply, and what links with another text are made from. */
export interface PreparedReply extends ReplyLinks {
  /** Empty where the person gave none. */
  phone: string;
  words: PersonsWords;
}

/** The digits that wa.me wants, with the country code; a number as it is dialled within Türkiye gets 90. */
export function internationalDigits(phone: string): string | undefined {
  if (!/^[+\d\s()./-]+$/.test(phone)) return undefined;
  const digits = phone.replace(/\D/g, '');
  const hasCountry = phone.trim().startsWith('+') || digits.startsWith('00');
  // Within Türkiye a number begins with 0, or with the 5 of a mobile number.
  const national = hasCountry ? undefined : /^0([2-5]\d{9})$|^(5\d{9})$/.exec(digits);
  const number = national ? `90${national[1] ?? national[2]}` : digits.replace(/^00/, '');
  return /^[1-9]\d{7,14}$/.test(number) ? number : undefined;
}

/** A chat with a person, with a text prefilled; null where the number is not one that can be messaged. */
export function whatsappLink(phone: string, text: string): string | null {
  const digits = internationalDigits(phone);
  return digits ? `https://wa.me/${digits}?text=${encodeURIComponent(text)}` : null;
}

interface Addressed {
  phone?: string;
  email: string;
}

export function createReplyLinks(
  { phone, email }: Addressed,
  { subject, text }: Pick<ReplyTexts, 'subject' | 'text'>,
): ReplyLinks {
  const query = (values: Record<string, string>) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&');
  const lines = text.replaceAll('\n', '\r\n');
  return {
    whatsapp: whatsappLink(phone ?? '', text),
    // An address may contain characters with a meaning in links.
    mail: `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query({ subject, body: lines })}`,
  };
}

export const prepareReply = (person: Addressed, { words, ...first }: ReplyTexts): PreparedReply => ({
  ...createReplyLinks(person, first),
  phone: person.phone ?? '',
  words,
});
