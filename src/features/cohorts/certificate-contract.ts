import type { Locale } from '#/platform/i18n/locale';

/** What a certificate says, in one language. The texts are drawn as they are, never parsed as markup. */
export interface CertificateContent {
  locale: Locale;
  /** Of the whole sheet: 'Certificate of participation'. */
  title: string;
  /** Above the name, and between name and course. */
  lead: string;
  name: string;
  took: string;
  course: string;
  /** When, and for how long. */
  facts: readonly string[];
  owner: { name: string; role: string };
  /** What it can be recognised by, and when it was issued. */
  foot: readonly string[];
  host: string;
}

/** Draws a certificate as a PDF. */
export type DrawCertificate = (content: CertificateContent) => Promise<Uint8Array<ArrayBuffer>>;
