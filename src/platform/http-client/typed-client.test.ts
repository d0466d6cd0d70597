import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { apiClient } from './typed-client';

const routes = new Hono()
  .basePath('/api')
  .get('/articles/:id', (c) => c.json({ id: c.req.param('id') }))
  .post('/articles/:id/restore', (c) => c.json({ restored: c.req.param('id') }))
  .get('/admin', (c) => c.json({ id: 'the owner' }));
const client = apiClient<typeof routes>('http://site.example', { fetch: routes.request }).api.articles;

test.each(['../admin', '../../api/admin', 'a/b', 'a?b', 'a#b', '%2e%2e%2fadmin', 'ğ ü', '...'])(
  'Given the id %s, then it arrives as it is',
  async (id) => {
    expect(await (await client[':id'].$get({ param: { id } })).json()).toEqual({ id });
    expect(await (await client[':id'].restore.$post({ param: { id } })).json()).toEqual({ restored: id });
  },
);

test.each(['.', '..'])(
  'Given the id %s, which no encoding keeps from being resolved, then no item is meant',
  async (id) => {
    expect(await (await client[':id'].$get({ param: { id } })).json()).toEqual({ id: '-' });
  },
);
