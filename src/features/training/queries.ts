import { eq } from 'drizzle-orm';
import { corporatePrograms, trainingServices } from '#/features/catalogue/queries';
import type { Context } from '#/platform/context';
import { isUuid } from '#/platform/db/columns';
import type { Executor } from '#/platform/db/database';
import { type Locale, locales, sourceLocale } from '#/platform/i18n/locale';
import { type Application, applicant } from './contract';
import { type ApplicationRow, trainingApplications } from './table';

/** Everything to apply for: programs, and programs for companies. */
const programsIn = (locale: Locale) => [...trainingServices(locale), ...corporatePrograms(locale)];

/** Finds a program by its id or by its title in any language; the result is in `locale`. */
export function findProgram(idOrTitle: string, locale: Locale = sourceLocale) {
  const wanted = idOrTitle.trim().normalize('NFC');
  const known = locales
    .flatMap((language) => programsIn(language))
    .find(({ id, title }) => id === wanted || title === wanted);
  return known && programsIn(locale).find(({ id }) => id === known.id);
}

/** An application as whoever knows its id may read it, in one language. */
export function toApplication(row: ApplicationRow, locale: Locale): Application {
  const program = findProgram(row.programId, locale);
  return {
    id: row.id,
    status: row.status,
    serviceType: 'training',
    ...applicant.read(row),
    program: row.programId,
    service: program?.title ?? row.programId,
    duration: program?.duration ?? '',
    participantCount: String(row.participantCount),
    trainingType: row.trainingType,
    preferredFormat: row.preferredFormat,
    urgency: row.urgency,
  };
}

export async function applicationRow(db: Executor, id: string): Promise<ApplicationRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(trainingApplications).where(eq(trainingApplications.id, id));
  return row;
}

/** Undefined for an unknown id, null for an application whose personal data was erased. */
export async function applicationById(
  ctx: Pick<Context, 'db'>,
  id: string,
  locale?: Locale,
): Promise<Application | null | undefined> {
  const row = await applicationRow(ctx.db, id);
  if (!row) return undefined;
  return row.erasedAt ? null : toApplication(row, locale ?? row.language);
}
