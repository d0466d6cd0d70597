import type pg from 'pg';

/** At most this many statements are named. Statements with lists of varying length would otherwise fill the server's memory. */
const maxNames = 500;

/** The names of statements, which all connections of a pool share. */
export type StatementNames = Map<string, string>;

/**
 * Names repeated statements, so that each is parsed only once per connection. A name for a statement without parameters would
 * gain too little.
 */
export function prepareRepeated(client: pg.ClientBase, names: StatementNames): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const naming = (first: unknown, ...rest: unknown[]) => query(named(names, first, rest[0]), ...rest);
  client.query = naming as typeof client.query;
}

function named(names: StatementNames, statement: unknown, values: unknown): unknown {
  if (!isUnnamed(statement) || !Array.isArray(values) || values.length === 0) return statement;
  const { text } = statement;
  const name = names.get(text);
  if (name) return { ...statement, name };
  if (names.size < maxNames) names.set(text, `statement_${names.size + 1}`);
  return statement;
}

const isUnnamed = (statement: unknown): statement is { text: string } =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  typeof statement.text === 'string' &&
  !('submit' in statement) &&
  !('name' in statement && statement.name);
