// SQL that fills the database of a site before the site is measured. It runs on PGlite and on PostgreSQL.

/**
 * Inserts `count` reservations. Ten are confirmed and in the future. Of the rest, every fourth is cancelled and lies in the next
 * 30 days; the others are confirmed and lie in the past.
 */
export const reservations = (count: number): string => `
  insert into reservations
    (id, status, language, service_id, minutes, starts_at, ends_at, name, email, phone, created_at, updated_at)
  select gen_random_uuid(), case when n >= 10 and n % 4 = 0 then 'cancelled' else 'confirmed' end, 'tr', 'ai-growth', 60,
    start, start + interval '1 hour', 'Deniz Yalçınkaya', 'deniz@marti.example', '+90 555 000 00 01', now(), now()
  from generate_series(0, ${count - 1}) n,
  lateral (select date_trunc('hour', now()) + case
    when n < 10 then (n + 2) * interval '1 day'
    when n % 4 = 0 then (n % 700) * interval '1 hour'
    else -n * interval '1 hour' end as start) s`;

/** Raises the number of services to `count` by copies of one service. */
export const services = (count: number): string => `
  insert into consulting_services
  select (jsonb_populate_record(each, jsonb_build_object('id', 'service-' || n))).*
  from consulting_services each, generate_series(1, ${count} - (select count(*) from consulting_services)::int) n
  where each.id = 'ai-growth'`;

/** How far ahead the site reads connected calendars, in days. */
const daysRead = 368;

/** Connects two calendars. Each gets half of `count` events of an hour, spread evenly over the days that the site reads. */
export const busyTimes = (count: number): string => `
  with connected as (
    insert into availability_calendars (name, address, state, created_at, updated_at)
    select 'Takvim ' || n, 'https://calendar.example/' || n, 'ok', now(), now() from generate_series(0, 1) n
    returning id)
  insert into availability_busy_times (calendar_id, starts_at, ends_at)
  select id, start, start + interval '1 hour' from connected, generate_series(1, ${count / 2}) n,
  lateral (select date_trunc('hour', now()) + n * interval '${(daysRead * 24 * 2) / count} hours' as start) s`;

/** Weekly hours with as many starts a day as the default ones, some of them at half past the hour. */
const hours = JSON.stringify(
  Array.from({ length: 7 }, (_, day) => (day < 5 ? [9, 10, 11.5, 13, 14.5, 15.5, 16.5] : [])),
);

const holidays = [
  'republic-eve',
  'republic',
  'sovereignty',
  'youth',
  'victory',
  'ramadan-eve',
  'ramadan',
  'sacrifice-eve',
  'sacrifice',
  'new-year',
  'labour',
  'democracy',
];

/**
 * Switches on everything that can change which slots are free: holidays, starts at half hours, an end of the day, caps, minutes
 * kept free, overrides, blocks, services with rules of their own, holds for the waiting list, courses, and appointments that sold
 * packages pay for. Needs the rows of `services` and `busyTimes`. Moves one of the calendars into the owner's calendar account.
 */
export const everything: readonly string[] = [
  `update availability_calendars set source = 'account' where name = 'Takvim 1'`,
  `update booking_settings set hours = '${hours}', until = '[18, 18, 18, 18, 18, null, null]', buffer_before = 10, buffer_after = 15,
    most_per_day = 20, most_per_week = 80, open_per_service = 2, notice_hours = 4, holiday_country = 'TR',
    holidays_off = '${JSON.stringify(holidays)}'`,
  `insert into availability_overrides (date, hours, until, created_at, updated_at)
    select current_date + n, '[9, 10, 11.5, 13, 14.5, 15.5, 16.5]', 18, now(), now() from generate_series(1, 180) n
    where n % 3 = 0 and extract(isodow from current_date + n) < 6`,
  `insert into availability_blocks (starts_at, ends_at, created_at, updated_at)
    select start, start + interval '2 hours', now(), now() from generate_series(-400, 100) n,
    lateral (select date_trunc('day', now()) + n * interval '29 hours' as start) s`,
  `update consulting_services set rule = jsonb_build_object('hours', null, 'bufferBefore', 5, 'bufferAfter', 20, 'noticeHours', 6, 'perDay', 10)
    where id = 'ai-growth' or id like 'service-%' and length(id) = 9`,
  `insert into slot_holds (id, held_for, service_id, starts_at, ends_at, held_until, ended, created_at)
    select gen_random_uuid(), gen_random_uuid(), 'ai-growth', start, start + interval '1 hour', now() + interval '2 hours',
      case when n > 20 then 'lapsed' end, now()
    from generate_series(1, 2000) n, lateral (select date_trunc('hour', now()) + n * interval '31 hours' as start) s`,
  `insert into cohorts (id, visibility, key, program_id, place, link, seats, minimum, language, price, hold_hours, note, created_at, updated_at)
    select gen_random_uuid(), 'public', 'key ' || n, 'ai-marketing-transformation', '', '', 20, 0, 'tr',
      '{"mode": "request", "amount": null, "currency": "TRY"}', 24, 'Not ' || n, now(), now() from generate_series(1, 6) n`,
  `insert into cohort_dates (id, cohort_id, starts_at, ends_at)
    select gen_random_uuid(), id, start, start + interval '3 hours' from cohorts, generate_series(-4, 4) n,
    lateral (select date_trunc('hour', now()) + n * interval '7 days' + ascii(left(id::text, 1)) * interval '5 hours' as start) s`,
  `with sold as (
      insert into balances (id, status, language, name, email, phone, package_id, title, sessions, left_over, services, return_hours, book_before_paid, created_at, updated_at)
      select gen_random_uuid(), 'paid', 'tr', 'Deniz Yalçınkaya', 'deniz@marti.example', '', 'baslangic', '{"tr": "Başlangıç", "en": "Start", "ar": "البداية"}',
        3, 3, '[]', 24, false, now(), now() from generate_series(1, 500) returning id),
    entries as (
      insert into balance_entries (balance_id, place, kind, sessions, left_over, at) select id, 1, 'sold', 3, 3, now() from sold),
    numbered as (select id, row_number() over () as n from sold)
  update reservations set balance_id = numbered.id from numbered
    where numbered.n = 1 + extract(epoch from starts_at)::bigint / 3600 % 500`,
];
