import { desc, eq } from 'drizzle-orm';
import { allServices, titleOf } from '#/features/catalogue/queries';
import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Locale } from '#/platform/i18n/locale';
import { isoWithOffset } from '#/platform/time/zone';
import type { PaidAppointment } from './contract';
import { isChangeable } from './rules';
import { reservations } from './table';

export async function appointmentsPaidBy(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  balanceId: string,
  locale: Locale,
): Promise<PaidAppointment[]> {
  const [rows, services, timeZone] = await Promise.all([
    db
      .select()
      .from(reservations)
      .where(eq(reservations.balanceId, balanceId))
      .orderBy(desc(reservations.startsAt)),
    allServices(db),
    siteTimeZone(db),
  ]);
  return rows.map((row) => ({
    id: row.id,
    service: titleOf(services.get(row.serviceId), row.serviceId, locale),
    start: isoWithOffset(row.startsAt, timeZone),
    status: row.status,
    changeable: !row.erasedAt && isChangeable(row, clock.now()),
  }));
}
