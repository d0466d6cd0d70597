import pg from 'pg';
import type { Page } from 'playwright-core';
import { freeSlots } from './booking';
import { consultingService, trainingServices } from './catalogue';
import { signIn } from './owner';
import { reservationFor } from './reservation';
import type { SharedSite, Site } from './site';

/** The service that the inbox journeys book. */
export const service = 'dijital-pazarlama';
const title = consultingService(service, 'tr')?.title ?? '';

async function send<Body>(site: SharedSite, path: string, body: object): Promise<Body> {
  const response = await fetch(`${site.url}/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<Body>;
}

export async function book(
  site: SharedSite,
  name: string,
  email: string,
  over: { serviceId?: string } & Record<string, unknown> = {},
): Promise<string> {
  const slot = (await freeSlots(site.url, over.serviceId ?? service)).at(-1);
  if (!slot) throw new Error('no slot is free');
  const wish = { name, email, service: title, serviceId: service, serviceDuration: '60 dakika', ...over };
  return (await send<{ reservationId: string }>(site, 'reservations', reservationFor(slot.id, wish)))
    .reservationId;
}

export const apply = async (site: SharedSite, name: string, email: string, over: object = {}) => {
  const [program] = trainingServices('tr');
  const { reservationId } = await send<{ reservationId: string }>(site, 'training-reservations', {
    name,
    email,
    phone: '+90 532 111 22 33',
    program: program?.id,
    trainingType: 'corporate',
    preferredFormat: 'online',
    urgency: 'flexible',
    language: 'tr',
    ...over,
  });
  return reservationId;
};

export const write = (site: SharedSite, name: string, email: string, over: object = {}) =>
  send(site, 'contact', { name, email, message: 'Bir konferans için yazıyorum.', language: 'tr', ...over });

/** Changes a row in ways that no page offers, such as the passage of time. */
export async function inDatabase(site: Site, statement: string, values: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

export const open = async (site: Site, page: Page, path: string) => {
  await signIn(page, site);
  await page.goto(path);
};
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const notice = (page: Page, text: string) =>
  page.locator('.toast').getByText(text, { exact: true }).waitFor();
export const rows = (page: Page, label: string) =>
  page.getByRole('list', { name: label }).getByRole('listitem');
export const search = async (page: Page, text: string) => {
  await page.getByRole('searchbox').fill(text);
  await page.waitForURL((url) => (url.searchParams.get('q') ?? '') === text);
};
export const statusOf = (page: Page) => page.locator('.admin-head .status-tag');

/** Leaves a note on a block that is then deleted, as the owner who is signed in. */
export const noteOnDeletedTime = (page: Page, note: string): Promise<void> =>
  page.evaluate(async (text) => {
    const send = (method: string, path: string, body: object = {}) =>
      fetch(`/api/admin/blocks${path}`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    const { id } = await (await send('POST', '', { from: day, to: day, note: text })).json();
    await send('DELETE', `/${id}`);
  }, note);
