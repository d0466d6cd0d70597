import pg from 'pg';

export async function execute(address: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}

/** The process id of a PostgreSQL server's postmaster, the parent of all its processes. */
export async function postmasterOf(address: string): Promise<number> {
  const [row] = await execute(
    address,
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
  );
  return Number(row?.pid);
}
