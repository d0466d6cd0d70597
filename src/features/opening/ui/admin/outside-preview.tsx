import { queryOptions, useQueries } from '@tanstack/react-query';
import { parseHtml } from '#/owner/editor/parse-html';
import { kitWords } from '#/owner/kit/copy';
import { type Locale, textDirection } from '#/platform/i18n/locale';
import { mainFirst } from '#/platform/i18n/site-languages';
import { useSiteLanguages, useWords } from '#/ui/language/language';
import { outsideKey } from '../../admin-client';
import { adminOpeningWords } from '../../copy';
import styles from './outside-preview.module.css';

/** The facts in the head of the home page that search engines and messengers show. */
interface HomePageHead {
  title: string;
  description: string;
  address: string;
  /** The picture's path on this host, so that it is shown even if the public address is not reachable yet. */
  image: string;
}

const outsideQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...outsideKey, locale],
    queryFn: () => readHead(locale),
    staleTime: 0,
    retry: false,
  });

/** Reads the head of the real home page, so that the preview shows what search engines and messengers read. */
async function readHead(locale: Locale): Promise<HomePageHead> {
  const response = await fetch(`/?lang=${locale}`);
  if (!response.ok) throw new Error(`the home page could not be read: ${response.status}`);
  const page = parseHtml(await response.text());
  const content = (name: string) => page.querySelector(`meta[${name}]`)?.getAttribute('content') ?? '';
  const { pathname, search } = new URL(content('property="og:image"'));
  const image = `${pathname}${search}`;
  // Refreshes the image in the browser's cache, which may be up to an hour old.
  await fetch(image, { cache: 'reload' });
  return {
    title: page.title,
    description: content('name="description"'),
    address: content('property="og:url"'),
    image,
  };
}

export function OutsidePreview() {
  const { preview: words } = useWords(adminOpeningWords);
  const { names } = useWords(kitWords).languages;
  const shown = mainFirst(useSiteLanguages());
  const pages = useQueries({ queries: shown.map(outsideQuery) });
  if (pages.some(({ isError }) => isError)) return <p className="text-muted">{words.failed}</p>;
  return (
    <ul className={styles.root}>
      {shown.map((locale, index) => {
        const outside = pages[index]?.data;
        return (
          <li key={locale} className={styles.card} lang={locale} dir={textDirection(locale)}>
            {outside ? (
              <>
                <img src={outside.image} alt={words.image(names[locale])} width={1200} height={630} />
                <p className="text-small text-muted">
                  <bdi dir="ltr">{outside.address}</bdi>
                </p>
                <p className={styles.title}>{outside.title}</p>
                <p className="text-small">{outside.description}</p>
              </>
            ) : (
              <span className={styles.waiting} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
