import type { PersonsWords } from './persons-words';

export interface ReplyLinks {
  /** Null if the phone number can't be read as an international number. */
  whatsapp: string | null;
  mail: string;
}

/** The prefilled beginning of a reply, and the words for merge fields of other texts, all in the person's language. */
export interface ReplyTexts {
  subject: string;
  text: string;
  words: PersonsWords;
}

/** Links with the prefilled beginning of a reply, and the data for making links with another text. */
export interface PreparedReply extends ReplyLinks {
  /** Empty if the person gave none. */
  phone: string;
  words: PersonsWords;
}

/** The digits of an international number, as wa.me expects them. A Turkish one without country code gets 90. */
export function internationalDigits(phone: string): string | undefined {
  if (!/^[+\d\s()./-]+$/.test(phone)) return undefined;
  const digits = phone.replace(/\D/g, '');
  const hasCountry = phone.trim().startsWith('+') || digits.startsWith('00');
  // Within Türkiye a number begins with 0, or with the 5 of a mobile number.
  const national = hasCountry ? undefined : /^0([2-5]\d{9})$|^(5\d{9})$/.exec(digits);
  const number = national ? `90${national[1] ?? national[2]}` : digits.replace(/^00/, '');
  return /^[1-9]\d{7,14}$/.test(number) ? number : undefined;
}

/** A link to a WhatsApp chat with a prefilled text; null if the number can't be read as an international number. */
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
  // Encoded, because an address may contain characters with a special meaning in links.
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return {
    whatsapp: whatsappLink(phone ?? '', text),
    mail: `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`,
  };
}

export const prepareReply = (person: Addressed, { words, ...first }: ReplyTexts): PreparedReply => ({
  ...createReplyLinks(person, first),
  phone: person.phone ?? '',
  words,
});
