import type { Context } from 'hono';
import type { RouterRoute } from 'hono/types';
import * as z from 'zod/mini';
import { closedLanguages, demandsOf, languagesFor } from '#/platform/http-server/validated';

type Schema = z.core.JSONSchema.BaseSchema;

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: object;
}

interface Operation {
  operationId: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: Schema }> };
  responses: Record<string, object>;
  security?: Record<string, string[]>[];
}

export interface ApiDescription {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

/** A problem document (RFC 9457), in the language of the request. */
const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    /** With 409, the current state of what was to be changed. With 429, the challenge for a booking that needs a proof. */
    current: { type: 'object', description: 'The item as it is stored' },
  },
};

const components = {
  responses: {
    Problem: { description: 'What was wrong', content: { 'application/problem+json': { schema: problem } } },
  },
  securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'kursu.session_token' } },
};

const lang: Parameter = { name: 'lang', in: 'query', required: false, schema: { type: 'string' } };
const isOwners = (path: string): boolean => path.startsWith('/api/admin/');

/** The JSON schema of a request. Rules that only code can check, such as whether a slot is free, are not part of it. */
const toSchema = (schema: z.ZodMiniType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

function parametersIn(path: string): Parameter[] {
  const names = [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function queryParameters(schema: Schema): Parameter[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: typeof property === 'object' ? property : {},
  }));
}

/** Adds query parameters, each name once: several contracts of a route may read the same parameter, such as `lang`. */
function addParameters(operation: Operation, parameters: readonly Parameter[]): void {
  const isKnown = ({ name }: Parameter) =>
    operation.parameters.some((known) => known.in === 'query' && known.name === name);
  operation.parameters.push(...parameters.filter((each) => !isKnown(each)));
}

const newOperation = (method: string, path: string, address: string): Operation => ({
  operationId: `${method}${address.replaceAll(/[^a-z0-9]+/gi, '_')}`,
  tags: [path.split('/')[isOwners(path) ? 3 : 2] ?? 'api'],
  parameters: [...parametersIn(path), lang],
  responses: { '2XX': { description: 'Done' }, default: { $ref: '#/components/responses/Problem' } },
  ...(isOwners(path) ? { security: [{ session: [] }] } : {}),
});

const kept = new WeakMap<readonly RouterRoute[], { for: string; text: string }>();

/**
 * The OpenAPI description of the API as JSON, made from its routes and their contracts. The text is cached until the languages
 * change, because making it blocks the event loop for tens of milliseconds, and anybody may request it.
 */
export function describedApi(c: Context, routes: readonly RouterRoute[], baseUrl: string): string {
  const wanted = JSON.stringify([languagesFor(c), closedLanguages(c), baseUrl]);
  const known = kept.get(routes);
  if (known?.for === wanted) return known.text;
  const text = JSON.stringify(describeApi(c, routes, baseUrl));
  kept.set(routes, { for: wanted, text });
  return text;
}

function describeApi(c: Context, routes: readonly RouterRoute[], baseUrl: string): ApiDescription {
  const paths: ApiDescription['paths'] = {};
  // Routes for all methods are middleware, or the fallback for unmatched requests.
  for (const { method: name, path, handler } of routes.filter(({ method }) => method !== 'ALL')) {
    const method = name.toLowerCase();
    const address = path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}');
    const operation = paths[address]?.[method] ?? newOperation(method, path, address);
    paths[address] = { ...paths[address], [method]: operation };
    const { body, query } = demandsOf(handler) ?? {};
    const schemaOf = (contract: NonNullable<typeof body>) =>
      toSchema(typeof contract === 'function' ? contract(c) : contract);
    if (body)
      operation.requestBody = { required: true, content: { 'application/json': { schema: schemaOf(body) } } };
    if (query) addParameters(operation, queryParameters(schemaOf(query)));
  }
  const info = { title: 'Kürsü', version: '1' };
  return { openapi: '3.1.0', info, servers: [{ url: baseUrl }], paths, components };
}
