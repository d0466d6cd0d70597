import type { Locale, Localized } from './locale';

/** Merge fields, separated by blanks. Directional isolates keep the braces of each field in place in a right-to-left text. */
const inOrder = (words: unknown): string =>
  [words]
    .flat()
    .map((word) => `\u2066${word}\u2069`)
    .join(' ');

const tr = {
  required: 'Bu alan zorunludur',
  email: 'Geçerli bir e-posta adresi girin',
  phone: 'Telefon numarasını alan koduyla yazın (en az 10 rakam)',
  tooLong: (max: number) => `En fazla ${max} karakter olabilir`,
  tooShort: (min: number) => `En az ${min} karakter olmalıdır`,
  range: (min: number, max: number) => `${min} ile ${max} arasında bir tam sayı girin`,
  tooMany: (max: number) => `En fazla ${max} tane olabilir`,
  web_address: 'Adres http:// ya da https:// ile başlamalıdır',
  picture_address: 'Görsel adresi https:// ile başlamalı ya da bu siteye yüklenmiş olmalıdır',
  video_address: 'Bir YouTube ya da Vimeo adresi veya video kimliği girin',
  international_phone: 'Numarayı ülke koduyla yazın: +90 555 000 00 00',
  hours: 'Kapanış saati açılıştan sonra olmalıdır',
  two_options: 'En az iki seçenek yazın, her satıra bir tane',
  amount: 'Tutarı rakamla yazın: 2500 ya da 2.500,50 (en çok 9.999.999)',
  tooManyLines: (max: number) => `En fazla ${max} satır olabilir`,
  sameLines: (count: number) => `Ana dildeki gibi ${count} satır yazın ya da boş bırakın`,
  mergeFields: (unknown: string, known: string) =>
    `Bilinmeyen alan: ${unknown}. Kullanabilecekleriniz: ${known}`,
  invalid: 'Bu değer geçerli değil',
};
type Messages = typeof tr;

const messages: Localized<Messages> = {
  tr,
  en: {
    required: 'This field is required',
    email: 'Please enter a valid email address',
    phone: 'Please enter the phone number with its area code (at least 10 digits)',
    tooLong: (max) => `Please use at most ${max} characters`,
    tooShort: (min) => `Please use at least ${min} characters`,
    range: (min, max) => `Please enter a whole number from ${min} to ${max}`,
    tooMany: (max) => `Please give at most ${max}`,
    web_address: 'The address must start with http:// or https://',
    picture_address: 'The picture’s address must start with https:// or belong to this site',
    video_address: 'Please enter a YouTube or Vimeo address, or the video’s ID',
    international_phone: 'Please write the number with its country code: +90 555 000 00 00',
    hours: 'The closing time must be after the opening time',
    two_options: 'Please write at least two options, one in each line',
    amount: 'Please write the amount in figures: 2500 or 2,500.50 (9,999,999 at most)',
    tooManyLines: (max) => `Please use at most ${max} lines`,
    sameLines: (count) => `Please write ${count} lines, as in the main language, or none`,
    mergeFields: (unknown, known) => `There is no such field: ${unknown}. You can use: ${known}`,
    invalid: 'This value is not valid',
  },
  ar: {
    required: 'هذا الحقل مطلوب',
    email: 'يُرجى إدخال بريد إلكتروني صحيح',
    phone: 'يُرجى إدخال رقم الهاتف مع رمز المنطقة (10 أرقام على الأقل)',
    tooLong: (max) => `الحد الأقصى لعدد الأحرف هو ${max}`,
    tooShort: (min) => `الحد الأدنى لعدد الأحرف هو ${min}`,
    range: (min, max) => `يُرجى إدخال عدد صحيح من ${min} إلى ${max}`,
    tooMany: (max) => `الحد الأقصى للعدد هو ${max}`,
    web_address: 'يجب أن يبدأ الرابط بـ ‎http://‎ أو ‎https://‎',
    picture_address: 'يجب أن يبدأ عنوان الصورة بـ ‎https://‎ أو أن تكون الصورة مرفوعة إلى هذا الموقع',
    video_address: 'يُرجى إدخال عنوان من يوتيوب أو فيميو، أو معرّف الفيديو',
    international_phone: 'يُرجى كتابة الرقم مع رمز الدولة: ‎+90 555 000 00 00‎',
    hours: 'يجب أن يكون وقت الإغلاق بعد وقت الفتح',
    two_options: 'يُرجى كتابة خيارين على الأقل، كل خيار في سطر',
    amount: 'يُرجى كتابة المبلغ بالأرقام: 2500 أو 2,500.50 (بحدّ أقصى 9,999,999)',
    tooManyLines: (max) => `الحد الأقصى لعدد الأسطر هو ${max}`,
    sameLines: (count) => `يجب أن يكون عدد الأسطر كما في اللغة الرئيسية (${count})، أو اتركوا الحقل فارغًا`,
    mergeFields: (unknown, known) => `حقل غير معروف: ${unknown}. يمكنكم استعمال: ${known}`,
    invalid: 'هذه القيمة غير صالحة',
  },
};

interface Issue {
  code?: string | undefined;
  format?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  input?: unknown;
  path?: readonly PropertyKey[] | undefined;
  /** For a custom rule: its name (`format`), and the values that its message contains. */
  params?: Record<string, unknown> | undefined;
  schema?: { _zod: { def: { checks?: readonly { _zod: { def: Check } }[] | undefined } } } | undefined;
}

interface Check {
  check: string;
  value?: unknown;
}

/** Custom rules, by `params.format`, whose messages contain no values. */
const ownRules = [
  'required',
  'phone',
  'international_phone',
  'hours',
  'amount',
  'two_options',
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

/** The least and the greatest number that a schema allows; undefined unless the schema sets both. */
function rangeOf({ schema }: Issue): [min: number, max: number] | undefined {
  const checks = schema?._zod.def.checks?.map((each) => each._zod.def);
  const [min, max] = ['greater_than', 'less_than'].map(
    (end) => checks?.find(({ check }) => check === end)?.value,
  );
  return typeof min === 'number' && typeof max === 'number' ? [min, max] : undefined;
}

export const lengthMessage = (locale: Locale, text: string, max: number): string | undefined =>
  text.trim().length > max ? messages[locale].tooLong(max) : undefined;

function invalidMessage(issue: Issue, words: Messages): string {
  const { code, format, origin, params, minimum, maximum } = issue;
  if (code === 'custom') return ruleMessage(params ?? {}, words);
  const range = rangeOf(issue);
  if (range) return words.range(...range);
  if (code === 'too_small' && typeof minimum === 'number') {
    return minimum <= 1 ? words.required : words.tooShort(minimum);
  }
  if (code === 'too_big' && typeof maximum === 'number')
    return origin === 'array' ? words.tooMany(maximum) : words.tooLong(maximum);
  return code === 'invalid_format' && format === 'email' ? words.email : words.invalid;
}

function ruleMessage(params: Record<string, unknown>, words: Messages): string {
  switch (params.format) {
    case 'lines':
      return words.tooManyLines(Number(params.max));
    case 'same_lines':
      return words.sameLines(Number(params.count));
    case 'range':
      return words.range(Number(params.min), Number(params.max));
    case 'merge_fields':
      return words.mergeFields(inOrder(params.unknown), inOrder(params.known));
  }
  return words[ownRules.find((rule) => rule === params.format) ?? 'invalid'];
}

export type FieldWords = Readonly<Record<string, string | { missing: string; invalid: string }>>;

/**
 * Like `issueMessage`, but a field named in `words` gets its own sentence when it is missing or invalid. The general message
 * stays for what is too long or too large, breaks a custom rule about a range, or doesn't match a pattern.
 */
export const fieldMessage =
  (locale: Locale, words: FieldWords) =>
  (issue: Issue): string => {
    const own = words[String(issue.path?.[0])];
    const isGeneral =
      issue.code === 'too_big' || issue.format === 'regex' || issue.params?.format === 'range';
    if (own === undefined || isGeneral) return issueMessage(locale)(issue);
    if (typeof own === 'string') return own;
    return isMissing(issue) ? own.missing : own.invalid;
  };
