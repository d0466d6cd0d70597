import { describe, expect } from 'vitest';
import { sanitized } from '#/platform/html/sanitize';
import { journey } from '../support/browser';
import { watchIntrusion } from '../support/intrusion';
import { payloads } from '../support/payloads';

/** Proves that the watch of the journeys with hostile texts detects something, by pages that escape nothing. */
describe('the watch over what runs in a page', () => {
  /** Ways in which a page can mishandle a text; each payload is tried in all of them. */
  const careless: ((text: string) => string)[] = [
    (text) => `<p>${text}</p>`,
    (text) => `<input value="${text}"><input value='${text}'><input value=${text}>`,
    (text) => `<title>${text}</title><textarea>${text}</textarea><style>${text}</style>`,
    (text) =>
      `<script>var a = "${text}"</script><script>var a = '${text}'</script><script>var a = \`${text}\`</script>`,
    (text) => `<script type="application/json">${text}</script>`,
    (text) => `<a href="${text.replaceAll('"', '&quot;')}">a</a>`,
    (text) =>
      `<i></i><b></b><script>const [i, b] = document.querySelectorAll('i, b'); i.innerHTML = ${JSON.stringify(text).replaceAll('<', '\\u003c')}; b.innerHTML = i.innerHTML</script>`,
  ];

  /** How many payloads must run to prove that the watch works. */
  const enough = 60;

  journey(
    'Given pages that don’t escape payloads, then most of them run, and the watch detects it',
    async ({ browser }) => {
      const context = await browser.newContext();
      const intrusion = await watchIntrusion(context);
      const page = await context.newPage();
      let way = careless[0];
      await page.route('https://careless.example/**', (route) => {
        const number = Number(new URL(route.request().url()).pathname.slice(1));
        const text = payloads[number]?.text;
        const body =
          text === undefined || !way
            ? payloads.map((_, index) => `<iframe src="/${index}"></iframe>`).join('')
            : `<!doctype html><html><body>${way(text)}</body></html>`;
        return route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
      });
      for (way of careless) {
        if (intrusion.ran.size >= enough) break;
        await page.goto('https://careless.example/all', { waitUntil: 'load' });
        await page.evaluate(() => {
          for (const frame of document.querySelectorAll('iframe'))
            for (const element of frame.contentDocument?.querySelectorAll<HTMLElement>('*') ?? []) {
              element.focus?.();
              element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
              element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            }
        });
      }
      await expect.poll(() => intrusion.ran.size).toBeGreaterThanOrEqual(enough);
      await context.close();
    },
  );

  journey('Given payloads that are sanitised like articles, then none of them runs', async ({ visit }) => {
    const page = await visit({ still: true, withoutPolicy: true });
    const intrusion = await watchIntrusion(page.context());
    for (const { text } of payloads) {
      await page.setContent(sanitized(text));
      await intrusion.inspect(page);
    }
    expect(intrusion.lines).toEqual([]);
  });
});
