import { eq } from 'drizzle-orm';
import {
  allPrograms,
  isTitle,
  type ProgramRow,
  programDuration,
  titleOf,
} from '#/features/catalogue/queries';
import type { Context } from '#/platform/context';
import { isUuid } from '#/platform/db/columns';
import type { Executor } from '#/platform/db/database';
import type { Locale } from '#/platform/i18n/locale';
import { type Application, applicant } from './contract';
import { type ApplicationRow, trainingApplications } from './table';

/** The program that a visitor applies for, by its id or by its title in any language; undefined if it isn't offered. */
export async function offeredProgram(db: Executor, idOrTitle: string): Promise<ProgramRow | undefined> {
  const offered = [...(await allPrograms(db)).values()].filter(({ isOffered }) => isOffered);
  return (
    offered.find(({ id }) => id === idOrTitle.trim()) ??
    offered.find(({ title }) => isTitle(idOrTitle, title))
  );
}

export function toApplication(
  row: ApplicationRow,
  program: ProgramRow | undefined,
  locale: Locale,
): Application {
  return {
    id: row.id,
    status: row.status,
    serviceType: 'training',
    ...applicant.read(row),
    program: row.programId,
    service: titleOf(program, row.programId, locale),
    duration: program ? programDuration(program, locale) : '',
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

/** The application with this id: undefined if the id is unknown, null if its personal data was erased. */
export async function applicationById(
  ctx: Pick<Context, 'db'>,
  id: string,
  locale?: Locale,
): Promise<Application | null | undefined> {
  const row = await applicationRow(ctx.db, id);
  if (!row) return undefined;
  if (row.erasedAt) return null;
  const program = (await allPrograms(ctx.db)).get(row.programId);
  return toApplication(row, program, locale ?? row.language);
}
