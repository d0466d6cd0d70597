export const languages = ['tr', 'en', 'ar'] as const;

/** The paths of the pages in the sitemap, each in three languages. Of the articles, only the first is included. */
export async function publicPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) =>
    (path || '/').replaceAll('&amp;', '&'),
  );
  const plain = listed.filter((path) => !path.includes('lang='));
  const [article] = plain.filter((path) => path.startsWith('/articles/'));
  const paths = plain.filter((path) => !path.startsWith('/articles/'));
  if (paths.length < 9 || article === undefined) throw new Error(`the sitemap lists too little: ${listed}`);
  return [...paths, article].flatMap((path) =>
    languages.map((language) => (language === 'tr' ? path : `${path}?lang=${language}`)),
  );
}
