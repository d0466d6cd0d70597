import pg from 'pg';

export interface Statement {
  sql: string;
  params: unknown[];
}

/** Statements that are not counted: those that open a connection, which depend on the pool, and those of the job queue. */
const ignored = /^\s*(set|reset|listen) |\bpgboss\b/i;

/** Collects the statements that this process sends to PostgreSQL, as they are passed to the driver, until `stop()`. */
export function watchStatements(): { sent: Statement[]; stop(): void } {
  const sent: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, args) {
      const statement = statementOf(args);
      if (!ignored.test(statement.sql)) sent.push(statement);
      return Reflect.apply(target, client, args);
    },
  });
  return {
    sent,
    stop() {
      pg.Client.prototype.query = query;
    },
  };
}

function statementOf([statement, params]: (string | pg.QueryConfig | unknown[])[]): Statement {
  if (typeof statement === 'string') return { sql: statement, params: Array.isArray(params) ? params : [] };
  const { text = '', values = [] } = (statement ?? {}) as Partial<pg.QueryConfig>;
  return { sql: text, params: Array.isArray(params) ? params : values };
}
