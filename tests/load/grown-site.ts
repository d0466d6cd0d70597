import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';

/** The day of the tests' clock: a Monday, ten o'clock in Istanbul. */
export const now = '2026-06-08T07:00:00Z';

const texts = (words: string) => `jsonb_build_object('tr', '${words} ' || n)`;

/**
 * The data of a long-established practice: a statement for each kind of row, in which `$rows` stands for the numbers of the rows.
 * Most rows lie in the past. Only a handful of appointments lie in the future, as in any week.
 */
const kinds: Record<string, string> = {
  reservations: `
    insert into reservations (id, status, language, service_id, minutes, starts_at, ends_at, name, email, phone, created_at, updated_at)
    select md5('r' || n)::uuid, case when n % 7 = 0 then 'cancelled' when n <= 5 then 'confirmed' else 'completed' end, 'tr', 'ai-growth', 30,
      timestamptz '2026-06-13 08:00Z' - n * interval '1 day', timestamptz '2026-06-13 08:30Z' - n * interval '1 day',
      'Kişi ' || n, 'kisi' || n || '@x.example', '+90 555 ' || n, timestamptz '2026-06-01' - n * interval '1 day', now()
    from $rows`,
  mails: `
    insert into mail_outbox (id, about, kind, state, due_at)
    select md5('m' || n)::uuid, md5('r' || n)::uuid, 'confirmation', case when n <= 9 then 'failing' else 'sent' end,
      timestamptz '2026-06-01' - n * interval '1 day'
    from $rows`,
  tokens: `
    insert into reservation_tokens (hash, reservation_id, created_at) select md5('t' || n), md5('r' || n)::uuid, now()
    from $rows`,
  applications: `
    insert into training_applications (id, status, language, name, email, phone, program_id, participant_count, training_type,
      preferred_format, urgency, created_at, updated_at)
    select md5('a' || n)::uuid, case when n <= 9 then 'pending' else 'accepted' end, 'tr', 'Kişi ' || n, 'kisi' || n || '@x.example',
      '+90 555 ' || n, 'ai-marketing-transformation', 12, 'corporate', 'hybrid', 'next_month',
      timestamptz '2026-06-01' - n * interval '1 hour', now()
    from $rows`,
  messages: `
    insert into contact_messages (id, status, language, name, email, message, created_at)
    select md5('c' || n)::uuid, case when n <= 9 then 'unread' else 'read' end, 'tr', 'Kişi ' || n, 'kisi' || n || '@x.example',
      'Merhaba', timestamptz '2026-06-01' - n * interval '1 hour'
    from $rows`,
  balances: `
    insert into balances (id, status, language, name, email, phone, package_id, title, sessions, left_over, services, return_hours,
      book_before_paid, created_at, updated_at)
    select md5('s' || n)::uuid, 'paid', 'tr', 'Kişi ' || n, 'kisi' || n || '@x.example', '', 'baslangic', ${texts('Paket')}, 3, 0, '[]', 24,
      false, timestamptz '2026-06-01' - n * interval '1 hour', timestamptz '2026-06-01' - n * interval '1 hour'
    from $rows`,
  waiting: `
    insert into waiting_entries (id, status, language, name, email, phone, service_id, weekdays, parts, from_day, to_day, created_at,
      updated_at)
    select md5('q' || n)::uuid, case when n <= 9 then 'waiting' else 'ended' end, 'tr', 'Kişi ' || n, 'kisi' || n || '@x.example',
      '+90 555 ' || n, 'ai-growth', '[]', '[]', date '2026-06-01', date '2026-06-30', timestamptz '2026-06-01' - n * interval '1 hour', now()
    from $rows`,
  holds: `
    insert into slot_holds (id, held_for, service_id, starts_at, ends_at, held_until, ended, created_at)
    select md5('h' || n)::uuid, md5('q' || n)::uuid, 'ai-growth', timestamptz '2026-06-01' - n * interval '1 hour',
      timestamptz '2026-06-01' - n * interval '1 hour' + interval '30 minutes', timestamptz '2026-06-01' - n * interval '1 hour', 'lapsed', now()
    from $rows`,
  cohorts: `
    insert into cohorts (id, visibility, key, program_id, place, link, seats, minimum, language, price, hold_hours, note, created_at,
      updated_at)
    select md5('k' || n)::uuid, 'public', md5('k' || n), 'ai-marketing-transformation', '', '', 12, 0, 'tr',
      '{"mode":"request","amount":null,"currency":"TRY"}', 24, '', now(), now()
    from $rows`,
  enrolments: `
    insert into enrolments (id, cohort_id, status, place, language, name, email, phone, told, created_at, updated_at)
    select md5('e' || n)::uuid, md5('k1')::uuid, 'finished', n, 'tr', 'Kişi ' || n, 'kisi' || n || '@x.example', '+90 555 ' || n,
      '{"dates":[],"place":"","link":""}', timestamptz '2026-06-01' - n * interval '1 hour', now()
    from $rows`,
  outbox: `
    insert into mail_outbox (id, kind, about, state, due_at)
    select md5('o' || n)::uuid, case when n % 2 = 0 then 'contact-notice' else 'training-notice' end,
      md5(case when n % 2 = 0 then 'c' else 'a' end || n)::uuid, case when n <= 9 then 'failing' else 'sent' end, now() - n * interval '1 hour'
    from $rows`,
  pictures: `
    insert into pictures (hash, url, width, height, placeholder)
    select md5('p' || n), '/uploads/' || n || '.jpg', 800, 600, ''
    from $rows`,
  articles: `
    insert into articles (id, title, excerpt, content, image, category, date, read_time)
    select md5('w' || n)::uuid, ${texts('Yazı')}, ${texts('Özet')}, ${texts('<p>Gövde</p>')}, '/uploads/' || n || '.jpg', 'Felsefe',
      date '2026-06-01' - n, 3
    from $rows`,
  books: `
    insert into books (id, title, description, image, marketplaces, sort_order)
    select md5('b' || n)::uuid, ${texts('Kitap')}, ${texts('Anlatı')}, '/uploads/' || n || '.jpg', '[]', n
    from $rows`,
  media: `
    insert into media (id, title, description, channel, thumbnail, platform, video_id, date, duration_seconds, sort_order)
    select md5('v' || n)::uuid, ${texts('Söyleşi')}, ${texts('Anlatı')}, ${texts('Kanal')}, '/uploads/' || n || '.jpg', 'youtube',
      'aqz-KE-bpKQ', date '2026-06-01' - n, 60, n
    from $rows`,
  blocks: `
    insert into availability_blocks (starts_at, ends_at, created_at, updated_at)
    select day, day + interval '1 day', now(), now()
    from (select timestamptz '2026-06-11 21:00Z' + case when n <= 40 then n else -n end * interval '1 day' from $rows) as days (day)`,
  calendars: `
    insert into availability_calendars (name, address, created_at, updated_at)
    select 'Takvim ' || n, 'https://calendar.example/' || n || '.ics', now(), now()
    from $rows`,
  busyTimes: `
    insert into availability_busy_times (calendar_id, starts_at, ends_at)
    select (select id from availability_calendars limit 1), timestamptz '2026-06-13' - n * interval '3 hours',
      timestamptz '2026-06-13' - n * interval '3 hours' + interval '1 hour'
    from $rows`,
};

/** Adds the rows `from` to `to` of each kind; of the kinds in `few`, at most three. */
export async function grow(
  db: Executor,
  from: number,
  to: number,
  few: readonly string[] = [],
): Promise<void> {
  for (const [kind, insert] of Object.entries(kinds)) {
    const last = few.includes(kind) ? Math.min(to, from + 2) : to;
    await db.execute(sql.raw(insert.replace('$rows', `generate_series(${from}, ${last}) as rows (n)`)));
  }
}

/** The id of the n-th newest article. */
export const grownArticle = (n: number): string =>
  createHash('md5')
    .update(`w${n}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
