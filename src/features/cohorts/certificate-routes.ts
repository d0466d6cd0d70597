import type { Context as HttpContext } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import type { Locale } from '#/platform/i18n/locale';
import type { DrawCertificate } from './certificate-contract';
import { certificateFor } from './certificate-queries';
import { cohortCopy } from './copy/all';
import type { CohortRow, EnrolmentRow } from './table';

export interface CohortServices {
  /** Public address of the site, without a trailing slash. */
  baseUrl: string;
  /** Draws certificates. Without it, requests for a certificate fail as `unavailable`. */
  drawCertificate?: DrawCertificate | undefined;
}

/** The response with a person's certificate as a PDF. @throws Problem `not_found` if none was issued */
export async function certificateResponse(
  ctx: Pick<Context, 'db'>,
  c: HttpContext,
  found: { enrolment: EnrolmentRow; cohort: CohortRow },
  { locale, baseUrl, drawCertificate }: CohortServices & { locale: Locale },
) {
  const content = await certificateFor(ctx, found, locale, new URL(baseUrl).host);
  if (!content) throw new Problem('not_found');
  if (!drawCertificate) throw new Problem('unavailable');
  const filename = cohortCopy[locale].certificate.file(found.enrolment.id.slice(0, 8));
  return c.body(await drawCertificate(content), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${filename}"`,
    'Cache-Control': 'no-store',
  });
}
