import pg from 'pg';

export interface Statement {
  sql: string;
  params: unknown[];
}

/** Not counted: statements on opening a connection, which depend on the pool, and the job queue's own. */
const ignored = /^\s*(set|reset|listen) |\bpgboss\b/i;

/** The statements that this process sends to PostgreSQL from now on, as passed to the driver, until `stop()`. */
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
