import type { OwnersArticle } from '#/features/articles/item';
import type { ImportReport } from '#/features/import/admin-contract';
import { freeSlots } from './booking';
import { consultingService, trainingServices } from './catalogue';
import { canary, payloads, tried } from './payloads';
import { paintedPicture } from './pictures';
import type { Site } from './site';

/** Calls the running site as an HTTP client; throws where the status is 400 or above. */
async function call<Body>(
  site: Site,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Body> {
  const response = await fetch(`${site.url}/api/${path}`, {
    method,
    headers: { Cookie: cookie, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<Body>;
}

const texts = tried.map(({ text }) => text);
/** The payload if the field is long enough for it, otherwise `other`. */
const fitting = (text: string, max: number, other: string) => (text.length <= max ? text : other);
/** The payload `far` places after number `number`. So the languages of one item have different payloads. */
const later = (number: number, far: number) => texts[(number + far) % texts.length] ?? '';

const perMessage = 27;
/** All payloads in as few texts as the maximum length of a message allows. */
export const messages: readonly string[] = Array.from(
  { length: Math.ceil(payloads.length / perMessage) },
  (_, index) =>
    payloads
      .slice(index * perMessage, (index + 1) * perMessage)
      .map(({ text }) => text)
      .join('\n'),
);
const message = (number: number) => messages[number % messages.length] ?? '';

export interface FromVisitors {
  reservations: string[];
  applications: string[];
}

const service = 'dijital-pazarlama';

/** Puts each tried payload into the texts of bookings, applications and messages. Long texts contain many payloads each. */
export async function sendAsVisitors(site: Site, cookie: string): Promise<FromVisitors> {
  const { rule } = await call<{ rule: object }>(site, cookie, 'GET', 'admin/availability');
  const hours = new Array(7).fill([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  await call(site, cookie, 'PUT', 'admin/availability', { ...rule, hours, days: 60, placeholder: false });
  const slots = await freeSlots(site.url, service);
  const title = consultingService(service, 'tr')?.title;
  const [program] = trainingServices('tr');
  const sent: FromVisitors = { reservations: [], applications: [] };
  for (const [number, text] of texts.entries()) {
    const person = {
      name: fitting(text, 120, `Kişi ${number}`),
      email: `kisi-${number}@ziyaret.example`,
      company: text,
      message: message(number),
      language: (['tr', 'en', 'ar'] as const)[number % 3],
    };
    const plainPhone = `+90 555 000 ${1000 + number}`;
    const phone = text.length >= 10 ? fitting(text, 40, plainPhone) : plainPhone;
    const slotId = slots[number]?.id ?? '';
    const reservation = await call<{ reservationId: string }>(site, cookie, 'POST', 'reservations', {
      ...person,
      // A booking needs a phone number that can be called; other text may stand beside the number.
      phone: fitting(`${text} 0555000${1000 + number}`, 40, plainPhone),
      service: title,
      serviceId: service,
      serviceDuration: '60 dakika',
      appointmentDate: slotId.slice(0, 10),
      appointmentTime: `${slotId.slice(11)}:00`,
      slotId,
    });
    sent.reservations.push(reservation.reservationId);
    const application = await call<{ reservationId: string }>(site, cookie, 'POST', 'training-reservations', {
      ...person,
      phone,
      program: program?.id,
      trainingType: 'corporate',
      preferredFormat: 'online',
      urgency: 'flexible',
      budget: fitting(text, 120, ''),
    });
    sent.applications.push(application.reservationId);
    await call(site, cookie, 'POST', 'contact', {
      ...person,
      message: `${text} ${message(number)}`.slice(0, 4000),
    });
  }
  return sent;
}

/** Puts each tried payload into the texts of items, which it publishes, and of blocks; the first twelve into calendars' names. */
export async function writeAsOwner(site: Site, cookie: string): Promise<void> {
  const create = (kind: string, body: object) =>
    call(site, cookie, 'POST', `admin/${kind}`, { ...body, isPublished: true });
  for (const [number, text] of texts.entries()) {
    const inAll = { tr: text, en: later(number, 30), ar: later(number, 60) };
    const address = `${canary}/picture?${text}`;
    await create('books', {
      title: inAll,
      description: inAll,
      image: address,
      marketplaces: [
        {
          name: fitting(text, 80, 'Dükkân'),
          url: `${canary}/shop?${text}`,
          logo: fitting(text, 16, address),
        },
      ],
    });
    await create('media', {
      title: inAll,
      description: inAll,
      channel: { tr: fitting(text, 120, 'Kanal') },
      thumbnail: address,
      videoId: 'dQw4w9WgXcQ',
      platform: 'youtube',
    });
    await create('about', { section: 'early_career', title: inAll, content: inAll });
    await create('articles', {
      title: inAll,
      excerpt: inAll,
      content: { tr: `<p>${text}</p>${text}`, en: text, ar: `<b title='${text}' lang="${text}">${text}</b>` },
      image: address,
      imageAlt: inAll,
      category: fitting(text, 80, 'Tuhaf'),
      canonicalUrl: `${canary}/canonical?${text}`,
    });
    await call(site, cookie, 'POST', 'admin/blocks', { from: blocked, to: blocked, note: text });
    const calendar = `http://127.0.0.1:9/${number}.ics`;
    if (number < 12)
      await call(site, cookie, 'POST', 'admin/calendars', {
        name: fitting(text, 80, 'Takvim'),
        address: calendar,
      });
  }
}

/** The day of the owner's blocks; the test books nothing on it. */
export const blocked = new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 10);

export const importFrom = (site: Site, cookie: string, path: string) =>
  call<ImportReport>(site, cookie, 'POST', `admin/articles/${path}`);

/** Publishes articles that were imported as drafts. */
export async function publishDrafts(site: Site, cookie: string): Promise<number> {
  const drafts = await call<OwnersArticle[]>(site, cookie, 'GET', 'admin/articles');
  const hidden = drafts.filter(({ isPublished }) => !isPublished);
  for (const { id, version } of hidden)
    await call(site, cookie, 'PUT', `admin/articles/${id}`, { version, isPublished: true });
  return hidden.length;
}

export const articleIds = async (site: Site): Promise<string[]> => {
  const list = (await (await fetch(`${site.url}/api/articles`)).json()) as { id: string }[];
  return list.map(({ id }) => id);
};

/** Uploads a picture under the name of each tried payload; returns the addresses that the uploads get. */
export async function uploadUnderNames(site: Site, cookie: string): Promise<Set<string>> {
  const bytes = new Uint8Array(await paintedPicture(40, 30).jpeg().toBuffer());
  const uploaded = new Set<string>();
  for (const text of texts) {
    const form = new FormData();
    form.append('image', new File([bytes], `${text}.jpg`, { type: 'image/svg+xml' }));
    const response = await fetch(`${site.url}/api/admin/upload-image`, {
      method: 'POST',
      headers: { Cookie: cookie },
      body: form,
    });
    if (!response.ok) throw new Error(`upload "${text}": ${response.status} ${await response.text()}`);
    uploaded.add(((await response.json()) as { url: string }).url);
  }
  return uploaded;
}

/** Cancels an appointment with each of `messages`, which together contain every payload. */
export async function cancelWithWords(
  site: Site,
  cookie: string,
  { reservations }: FromVisitors,
): Promise<void> {
  for (const [index, words] of messages.entries())
    await call(site, cookie, 'POST', `admin/reservations/${reservations[index]}/cancel`, { message: words });
}

/** The statuses with which the API responds to an executable address, one for each field that takes an address. */
export async function statusesFor(site: Site, cookie: string, address: string): Promise<number[]> {
  const bodies: [string, object][] = [
    ['admin/books', { title: 'a', image: address }],
    ['admin/books', { title: 'a', marketplaces: [{ name: 'a', url: address }] }],
    ['admin/media', { title: 'a', thumbnail: address }],
    ['admin/media', { title: 'a', videoId: address }],
    ['admin/articles', { title: 'a', image: address }],
    ['admin/articles', { title: 'a', canonicalUrl: address }],
    ['admin/calendars', { name: 'a', address }],
    ['admin/pictures/by-url', { url: address }],
  ];
  const responses = bodies.map(([path, body]) =>
    fetch(`${site.url}/api/${path}`, {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  return (await Promise.all(responses)).map(({ status }) => status);
}
