import { type Locale, locales } from '#/platform/i18n/locale';
import { type ArchivedArticle, articlePage } from '../rules';

/** One file of the archive. */
export interface ArchivedFile {
  name: string;
  bytes: Uint8Array;
}

/** What the archive is collected from. */
export interface ArchiveSources {
  /** Asks the site's own API as the owner; undefined where there is no such part. */
  ask(path: string): Promise<Response | undefined>;
  /** The nouns of content, as in the API's addresses: 'books'. */
  nouns: readonly string[];
  /** Addresses of all stored pictures: `/uploads/…`. */
  pictures(): Promise<string[]>;
  /** The original of a stored picture; undefined where its file is missing. */
  readPicture(address: string): Promise<Uint8Array | undefined>;
  /** What the archive holds, in the owner's language. */
  readMe: string;
}

/** Settings and facts about the site. The API never gives out a password or a key. */
const facts = [
  'profile',
  'opening',
  'languages',
  'look',
  'mail',
  'availability',
  'waiting-settings',
  'moving',
  'privacy',
];
/** Tables of what visitors have sent, with what asks for all of it: the list of appointments begins with those to come. */
const records = {
  reservations: '&period=all',
  applications: '',
  messages: '',
  balances: '',
  waiting: '',
  enrolments: '',
} as const;
/** Pages that are asked for at once of the list of old addresses, and of what was done: all of them. */
const maxRedirectPages = 2_000;
const maxAuditPages = 5_000;
/** Services and programs, in each language. */
const catalogue = [
  'consulting-services',
  'consulting-packages',
  'training-services',
  'corporate-programs',
] as const;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Everything that the owner has on this site, one file at a time, so that no archive has to fit into memory. */
export async function* collectArchive(sources: ArchiveSources, locale: Locale): AsyncGenerator<ArchivedFile> {
  yield { name: 'README.txt', bytes: bytesOf(sources.readMe) };
  yield* answers(sources, [
    ...facts.map((name) => [`settings/${name}.json`, `/admin/${name}`] as const),
    ['settings/old-addresses.json', `/admin/redirects?pages=${maxRedirectPages}`],
    ['settings/audit-log.json', `/admin/audit?pages=${maxAuditPages}`],
    ...Object.entries(records).map(
      ([name, all]) => [`records/${name}.csv`, `/admin/${name}.csv?lang=${locale}${all}`] as const,
    ),
    ...catalogue.flatMap((name) =>
      locales.map((lang) => [`content/${name}.${lang}.json`, `/${name}?lang=${lang}`] as const),
    ),
  ]);
  yield* coursesOf(sources, locale);
  yield* ledgersOf(sources, locale);
  for (const noun of sources.nouns) yield* contentOf(sources, noun);
  for (const address of await sources.pictures()) {
    const bytes = await sources.readPicture(address);
    if (bytes) yield { name: `pictures/${address.replace(/^\/uploads\//, '')}`, bytes };
  }
}

async function* answers(
  { ask }: ArchiveSources,
  wanted: readonly (readonly [name: string, path: string])[],
): AsyncGenerator<ArchivedFile> {
  for (const [name, path] of wanted) {
    const response = await ask(path);
    if (response) yield { name, bytes: new Uint8Array(await response.arrayBuffer()) };
  }
}

const jsonFile = (name: string, content: object): ArchivedFile => ({
  name,
  bytes: bytesOf(`${JSON.stringify(content, null, 2)}\n`),
});

/** The JSON at a path; undefined where there is no such part. */
const readAt = async ({ ask }: ArchiveSources, path: string) => (await ask(path))?.json();

/** Courses with their dates, and who was there: the table has those who enrolled. */
async function* coursesOf(sources: ArchiveSources, locale: Locale): AsyncGenerator<ArchivedFile> {
  const list = await readAt(sources, `/admin/cohorts?lang=${locale}`);
  for (const { id } of list?.items ?? []) {
    const course = await readAt(sources, `/admin/cohorts/${id}?lang=${locale}`);
    // Whoever has its link can enrol.
    if (course) yield jsonFile(`records/courses/${id}.json`, { ...course, privateLink: undefined });
  }
}

/** What happened to each sold package: the table has what is left. */
async function* ledgersOf(sources: ArchiveSources, locale: Locale): AsyncGenerator<ArchivedFile> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await readAt(sources, `/admin/balances?page=${page}&lang=${locale}`);
    pages = list?.pages ?? 0;
    for (const { id } of list?.items ?? []) {
      const sold = await readAt(sources, `/admin/balances/${id}?lang=${locale}`);
      if (sold) yield jsonFile(`records/packages/${id}.json`, { id, entries: sold.entries });
    }
  }
}

/** Lists leave out long texts, so each item is asked for. */
async function* contentOf(sources: ArchiveSources, noun: string): AsyncGenerator<ArchivedFile> {
  for (const { id } of (await readAt(sources, `/admin/${noun}`)) ?? []) {
    const item = await readAt(sources, `/admin/${noun}/${id}`);
    if (!item) continue;
    yield jsonFile(`content/${noun}/${id}.json`, item);
    if (noun === 'articles') yield* pagesOf(item);
  }
}

function* pagesOf(article: ArchivedArticle): Generator<ArchivedFile> {
  for (const lang of locales) {
    const page = articlePage(article, lang);
    if (page) yield { name: `articles/${lang}/${page.name}`, bytes: bytesOf(page.html) };
  }
}
