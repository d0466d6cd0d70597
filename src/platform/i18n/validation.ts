import type { Locale } from './locale';

interface Messages {
  required: string;
  email: string;
  tooLong(max: number): string;
  tooShort(min: number): string;
  invalid: string;
}

const messages: Record<Locale, Messages> = {
  tr: {
    required: 'Bu alan zorunludur',
    email: 'Geçerli bir e-posta adresi giriniz',
    tooLong: (max) => `En fazla ${max} karakter olabilir`,
    tooShort: (min) => `En az ${min} karakter olmalıdır`,
    invalid: 'Bu değer geçerli değil',
  },
  en: {
    required: 'This field is required',
    email: 'Please enter a valid email address',
    tooLong: (max) => `Please use at most ${max} characters`,
    tooShort: (min) => `Please use at least ${min} characters`,
    invalid: 'This value is not valid',
  },
  ar: {
    required: 'هذا الحقل مطلوب',
    email: 'يُرجى إدخال بريد إلكتروني صحيح',
    tooLong: (max) => `الحد الأقصى لعدد الأحرف هو ${max}`,
    tooShort: (min) => `الحد الأدنى لعدد الأحرف هو ${min}`,
    invalid: 'هذه القيمة غير صالحة',
  },
};

/** The shape of a zod issue, as far as a message needs it. */
interface Issue {
  code?: string | undefined;
  format?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  input?: unknown;
  path?: readonly PropertyKey[] | undefined;
}

/** What a reader is told of an invalid field. Hand it to zod as the `error` of a parse. */
export const issueMessage =
  (locale: Locale) =>
  (issue: Issue): string => {
    const words = messages[locale];
    const missing = issue.input === undefined || issue.input === null || issue.input === '';
    if (missing) return words.required;
    if (issue.code === 'too_small' && typeof issue.minimum === 'number') {
      return issue.minimum <= 1 ? words.required : words.tooShort(issue.minimum);
    }
    if (issue.code === 'too_big' && typeof issue.maximum === 'number') return words.tooLong(issue.maximum);
    if (issue.code === 'invalid_format' && issue.format === 'email') return words.email;
    return words.invalid;
  };

/**
 * As `issueMessage`, but a field that `words` knows is told of in its own sentence wherever it is missing or unfit.
 * A text that is too long, or holds what no text may hold, is told of as anywhere else.
 */
export const fieldMessage =
  (locale: Locale, words: Readonly<Record<string, string>>) =>
  (issue: Issue): string => {
    const own = words[String(issue.path?.[0])];
    const isGeneral = issue.code === 'too_big' || issue.format === 'regex';
    return own !== undefined && !isGeneral ? own : issueMessage(locale)(issue);
  };
