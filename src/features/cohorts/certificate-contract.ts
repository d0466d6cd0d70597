import type { Locale } from '#/platform/i18n/locale';

/** The texts of a certificate, in one language. They are drawn as plain text, never parsed as markup. */
export interface CertificateContent {
  locale: Locale;
  /** The title of the document: 'Certificate of participation'. */
  title: string;
  /** `lead` is the text above the name; `took` is the text between name and course. */
  lead: string;
  name: string;
  took: string;
  course: string;
  /** The period and the total length of the dates that the person attended. */
  facts: readonly string[];
  owner: { name: string; role: string };
  /** The certificate's number, and when it was issued. */
  foot: readonly string[];
  host: string;
}

export type DrawCertificate = (content: CertificateContent) => Promise<Uint8Array<ArrayBuffer>>;
