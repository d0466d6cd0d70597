import type { Locale } from './locale';

/** Merge fields, separated by blanks. Invisible marks keep each of them in order within a text of any direction. */
const inOrder = (words: unknown): string =>
  [words]
    .flat()
    .map((word) => `\u2066${word}\u2069`)
    .join(' ');

interface Messages {
  required: string;
  email: string;
  phone: string;
  tooLong(max: number): string;
  tooShort(min: number): string;
  web_address: string;
  picture_address: string;
  video_address: string;
  international_phone: string;
  hours: string;
  amount: string;
  tooManyLines(max: number): string;
  mergeFields(unknown: string, known: string): string;
  invalid: string;
}

const messages: Record<Locale, Messages> = {
  tr: {
    required: 'Bu alan zorunludur',
    email: 'Geçerli bir e-posta adresi girin',
    phone: 'Telefon numarasını alan koduyla yazın (en az 10 rakam)',
    tooLong: (max) => `En fazla ${max} karakter olabilir`,
    tooShort: (min) => `En az ${min} karakter olmalıdır`,
    web_address: 'Adres http:// ya da https:// ile başlamalıdır',
    picture_address: 'Görsel adresi https:// ile başlamalı ya da bu siteye yüklenmiş olmalıdır',
    video_address: 'Bir YouTube ya da Vimeo adresi veya video kimliği girin',
    international_phone: 'Numarayı ülke koduyla yazın: +90 555 000 00 00',
    hours: 'Kapanış saati açılıştan sonra olmalıdır',
    amount: 'Tutarı rakamla yazın: 2500 ya da 2.500,50 (en çok 9.999.999)',
    tooManyLines: (max) => `En fazla ${max} satır olabilir`,
    mergeFields: (unknown, known) => `Bilinmeyen alan: ${unknown}. Kullanabilecekleriniz: ${known}`,
    invalid: 'Bu değer geçerli değil',
  },
  en: {
    required: 'This field is required',
    email: 'Please enter a valid email address',
    phone: 'Please enter the phone number with its area code (at least 10 digits)',
    tooLong: (max) => `Please use at most ${max} characters`,
    tooShort: (min) => `Please use at least ${min} characters`,
    web_address: 'The address must start with http:// or https://',
    picture_address: 'The picture’s address must start with https:// or belong to this site',
    video_address: 'Please enter a YouTube or Vimeo address, or the video’s ID',
    international_phone: 'Please write the number with its country code: +90 555 000 00 00',
    hours: 'The closing time must be after the opening time',
    amount: 'Please write the amount in figures: 2500 or 2,500.50 (9,999,999 at most)',
    tooManyLines: (max) => `Please use at most ${max} lines`,
    mergeFields: (unknown, known) => `There is no such field: ${unknown}. You can use: ${known}`,
    invalid: 'This value is not valid',
  },
  ar: {
    required: 'هذا الحقل مطلوب',
    email: 'يُرجى إدخال بريد إلكتروني صحيح',
    phone: 'يُرجى إدخال رقم الهاتف مع رمز البلد (10 أرقام على الأقل)',
    tooLong: (max) => `الحد الأقصى لعدد الأحرف هو ${max}`,
    tooShort: (min) => `الحد الأدنى لعدد الأحرف هو ${min}`,
    web_address: 'يجب أن يبدأ العنوان بـ ‎http://‎ أو ‎https://‎',
    picture_address: 'يجب أن يبدأ عنوان الصورة بـ ‎https://‎ أو أن تكون الصورة مرفوعة إلى هذا الموقع',
    video_address: 'يُرجى إدخال عنوان من يوتيوب أو فيميو، أو معرّف الفيديو',
    international_phone: 'يُرجى كتابة الرقم مع رمز الدولة: ‎+90 555 000 00 00‎',
    hours: 'يجب أن يكون وقت الإغلاق بعد وقت الفتح',
    amount: 'يُرجى كتابة المبلغ بالأرقام: 2500 أو 2,500.50 (بحدّ أقصى 9,999,999)',
    tooManyLines: (max) => `الحد الأقصى لعدد الأسطر هو ${max}`,
    mergeFields: (unknown, known) => `حقل غير معروف: ${unknown}. يمكنكم استعمال: ${known}`,
    invalid: 'هذه القيمة غير صالحة',
  },
};

/** The parts of a zod issue that a message needs. */
interface Issue {
  code?: string | undefined;
  format?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  input?: unknown;
  path?: readonly PropertyKey[] | undefined;
  /** For a custom rule: the format that the text should have had. */
  params?: Record<string, unknown> | undefined;
}

/** Custom rules that have a message of their own, identified by `params.format`. */
const ownRules = [
  'required',
  'phone',
  'international_phone',
  'hours',
  'amount',
  'web_address',
  'picture_address',
  'video_address',
] as const;

const isMissing = ({ input }: Issue): boolean => input === undefined || input === null || input === '';

/** The message for an invalid field. Pass it to zod as the `error` of a parse. */
export const issueMessage =
  (locale: Locale) =>
  (issue: Issue): string => {
    const words = messages[locale];
    return isMissing(issue) ? words.required : invalidMessage(issue, words);
  };

function invalidMessage({ code, format, params, minimum, maximum }: Issue, words: Messages): string {
  if (code === 'too_small' && typeof minimum === 'number') {
    return minimum <= 1 ? words.required : words.tooShort(minimum);
  }
  if (code === 'too_big' && typeof maximum === 'number') return words.tooLong(maximum);
  if (code === 'invalid_format' && format === 'email') return words.email;
  if (code === 'custom' && params?.format === 'lines') return words.tooManyLines(Number(params.max));
  if (code === 'custom' && params?.format === 'merge_fields')
    return words.mergeFields(inOrder(params.unknown), inOrder(params.known));
  const own = code === 'custom' ? ownRules.find((rule) => rule === params?.format) : undefined;
  return words[own ?? 'invalid'];
}

type FieldWords = Readonly<Record<string, string | { missing: string; invalid: string }>>;

/**
 * Like `issueMessage`, but a field named in `words` gets its own sentence when it is missing or invalid, or separate
 * ones for the two cases. A text that is too long or contains forbidden characters gets the general message.
 */
export const fieldMessage =
  (locale: Locale, words: FieldWords) =>
  (issue: Issue): string => {
    const own = words[String(issue.path?.[0])];
    const isGeneral = issue.code === 'too_big' || issue.format === 'regex';
    if (own === undefined || isGeneral) return issueMessage(locale)(issue);
    if (typeof own === 'string') return own;
    return isMissing(issue) ? own.missing : own.invalid;
  };
