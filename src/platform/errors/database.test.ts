import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#/platform/db/database';
import { isRetryable, isUnstorableText, violatedConstraint } from '#/platform/errors/database';
import { engines, openTestDatabase } from '../../../tests/support/database';

const failureOf = async (work: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('nothing was refused');
};

describe.each(engines)('errors of %s', (engine) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await database.db.execute(sql`create table stays (
      room text constraint stays_room unique,
      period tstzrange,
      constraint stays_overlap exclude using gist (period with &&)
    )`);
  });
  afterAll(() => database.close());

  it('names the exclusion constraint of an overlap', async () => {
    const stay = sql`insert into stays (period) values ('[2026-01-05 09:00+03, 2026-01-05 10:00+03)')`;
    await database.db.execute(stay);
    const error = await failureOf(database.db.execute(stay));
    expect(violatedConstraint(error)).toEqual({ code: '23P01', constraint: 'stays_overlap' });
    expect(isRetryable(error)).toBe(false);
  });

  it('names the unique constraint inside a transaction too', async () => {
    const error = await failureOf(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into stays (room) values ('a')`);
        await tx.execute(sql`insert into stays (room) values ('a')`);
      }),
    );
    expect(violatedConstraint(error)).toEqual({ code: '23505', constraint: 'stays_room' });
  });

  it('returns a count as a number', async () => {
    const { rows } = await database.db.execute<{ count: number }>(sql`select count(*) as count from stays`);
    expect(rows[0]?.count).toBe(1);
  });

  it('recognises a text with a zero character, which it can’t hold', async () => {
    for (const statement of [sql`select ${'a\u0000b'}::text`, sql`select ${'"a\\u0000b"'}::jsonb ->> 0`]) {
      const error = await database.db.execute(statement).catch((refused: unknown) => refused);
      expect(isUnstorableText(error)).toBe(true);
    }
    expect(isUnstorableText(new Error('another'))).toBe(false);
  });

  it('recognises a conflict between transactions as retryable', async () => {
    for (const code of ['40001', '40P01']) {
      const raise = sql.raw(`do $$ begin raise exception 'conflict' using errcode = '${code}'; end $$`);
      const error = await failureOf(database.db.execute(raise));
      expect(isRetryable(error)).toBe(true);
      expect(violatedConstraint(error)).toEqual({ code, constraint: '' });
    }
  });
});

describe('other errors', () => {
  it('name no constraint', () => {
    expect(violatedConstraint(new Error('connect', { cause: { code: 'ECONNREFUSED' } }))).toBeUndefined();
    expect(violatedConstraint('text')).toBeUndefined();
    expect(isRetryable(undefined)).toBe(false);
  });
});
