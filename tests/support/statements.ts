import pg from 'pg';

export interface Statement {
  sql: string;
  params: unknown[];
}

/** Statements on opening a connection, which depend on the pool, and the job queue's own maintenance. */
const inPassing = /^\s*(set|reset|listen) |\bpgboss\b/i;

/** The statements that this process sends to PostgreSQL from now on, as passed to the driver, until `stop()`. */
export function watchStatements(): { sent: Statement[]; stop(): void } {
  const sent: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, given) {
      const statement = statementOf(given);
      if (!inPassing.test(statement.sql)) sent.push(statement);
      return Reflect.apply(target, client, given);
    },
  });
  return {
    sent,
    stop() {
      pg.Client.prototype.query = query;
    },
  };
}

function statementOf([asked, params]: (string | pg.QueryConfig | unknown[])[]): Statement {
  if (typeof asked === 'string') return { sql: asked, params: Array.isArray(params) ? params : [] };
  const { text = '', values = [] } = (asked ?? {}) as Partial<pg.QueryConfig>;
  return { sql: text, params: Array.isArray(params) ? params : values };
}
