import { escapeMarkup } from '#/platform/html/escape';
import { type Locale, textDirection } from '#/platform/i18n/locale';

export interface PersonFile {
  locale: Locale;
  words: { title: string; mails: string; data: string };
  lead: string;
  responsible: string;
  records: {
    title: string;
    facts: { term: string; text: string }[];
    mails: { title: string; state: string }[];
  }[];
  /** The same content in a machine-readable form. */
  data: object;
}

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:minmax(8rem,1fr) 3fr;gap:.4rem 1rem}dt{color:#555}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}section{border-top:1px solid #bbb;margin-top:2rem}@media(max-width:30rem){dl{display:block}dd{margin-bottom:.6rem}}';

/** An HTML page that any browser can open and print. It also contains the data as JSON, which a link in the page saves. */
export function personFile({ locale, words, lead, responsible, records, data }: PersonFile): string {
  const json = JSON.stringify(data, null, 2);
  const saved = Buffer.from(json).toString('base64');
  return `<!doctype html>
<html lang="${locale}" dir="${textDirection(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(words.title)}</title>
<style>${style}</style>
<h1>${escapeMarkup(words.title)}</h1>
<p>${escapeMarkup(lead)}</p>
<p>${escapeMarkup(responsible)}</p>
${records
  .map(
    ({ title, facts, mails }) => `<section>
<h2>${escapeMarkup(title)}</h2>
<dl>
${facts.map(({ term, text }) => `<dt><bdi>${escapeMarkup(term)}</bdi></dt><dd><bdi>${escapeMarkup(text)}</bdi></dd>`).join('\n')}
</dl>
${mails.length > 0 ? `<h3>${escapeMarkup(words.mails)}</h3>\n<ul>\n${mails.map((mail) => `<li>${escapeMarkup(mail.title)}: ${escapeMarkup(mail.state)}</li>`).join('\n')}\n</ul>` : ''}
</section>`,
  )
  .join('\n')}
<p><a download="data.json" href="data:application/json;base64,${saved}">${escapeMarkup(words.data)}</a></p>
</html>
`;
}
