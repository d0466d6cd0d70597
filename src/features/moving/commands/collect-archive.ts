import { type Locale, locales } from '#/platform/i18n/locale';
import { type ArchivedArticle, articlePage } from '../rules';

export interface ArchivedFile {
  name: string;
  bytes: Uint8Array;
}

export interface ArchiveSources {
  /** Sends a request to the site's own API as the owner. Resolves to undefined for a 404. */
  ask(path: string): Promise<Response | undefined>;
  /** The nouns of content, as in the API's addresses: 'books'. */
  nouns: readonly string[];
  /** Addresses of all stored pictures: `/uploads/…`. */
  pictures(): Promise<string[]>;
  /** The original of a stored picture; undefined where its file is missing. */
  readPicture(address: string): Promise<Uint8Array | undefined>;
  /** The text of README.txt, which describes the archive's contents in the owner's language. */
  readMe: string;
}

/** API paths of the settings and facts about the site. Their responses never contain a password or a key. */
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
/** The files of records. By default, the list of reservations has only upcoming ones, and that of messages has no spam. */
const records = {
  reservations: 'reservations.csv?period=all&',
  applications: 'applications.csv?',
  messages: 'messages.csv?',
  spam: 'messages.csv?status=spam&',
  balances: 'balances.csv?',
  waiting: 'waiting.csv?',
  enrolments: 'enrolments.csv?',
} as const;
/**
 * How many pages of the old addresses and of the audit log are requested at once. The numbers are large, so that none is missed.
 */
const maxRedirectPages = 2_000;
const maxAuditPages = 5_000;
/** The public lists of services, packages and programs, which are requested in each language. */
const catalogue = [
  'consulting-services',
  'consulting-packages',
  'training-services',
  'corporate-programs',
] as const;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * Yields the files of the archive: the owner's settings, records, content and pictures. One file is made at a time, so that the
 * archive need not fit into memory.
 */
export async function* collectArchive(sources: ArchiveSources, locale: Locale): AsyncGenerator<ArchivedFile> {
  yield { name: 'README.txt', bytes: bytesOf(sources.readMe) };
  yield* answers(sources, [
    ...facts.map((name) => [`settings/${name}.json`, `/admin/${name}`] as const),
    ['settings/old-addresses.json', `/admin/redirects?pages=${maxRedirectPages}`],
    ['settings/audit-log.json', `/admin/audit?pages=${maxAuditPages}`],
    ...Object.entries(records).map(
      ([name, list]) => [`records/${name}.csv`, `/admin/${list}lang=${locale}`] as const,
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

const readAt = async ({ ask }: ArchiveSources, path: string) => (await ask(path))?.json();

/** One file for each course, with its dates and attendance. The spreadsheet of enrolments has only the course's first date. */
async function* coursesOf(sources: ArchiveSources, locale: Locale): AsyncGenerator<ArchivedFile> {
  const list = await readAt(sources, `/admin/cohorts?lang=${locale}`);
  for (const { id } of list?.items ?? []) {
    const course = await readAt(sources, `/admin/cohorts/${id}?lang=${locale}`);
    // The link to a private course is left out, because anybody who has it can enrol.
    if (course) yield jsonFile(`records/courses/${id}.json`, { ...course, privateLink: undefined });
  }
}

/** One file for each sold package, with its ledger, which the spreadsheet of balances doesn't contain. */
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

/** One file for each item of a noun. Each item is requested on its own, because lists leave out long texts. */
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
