import type { BrowserContext, Page } from 'playwright-core';
import { canary, payloads } from './payloads';

const pixel = 'R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** What stored texts have managed to do in a browser. */
export interface Intrusion {
  /** Payloads that ran, by number. */
  ran: Set<number>;
  /** One line for each thing that ran, was requested, or would run at a click or touch. */
  lines: string[];
  /** Opens another page of this browser. */
  newPage(): Promise<Page>;
  /** Inspects the current page. */
  inspect(page: Page): Promise<void>;
}

/** Watches all pages of this browser from now on for payloads that run, dialogs, and requests to `/executed` addresses. */
export async function watchIntrusion(context: BrowserContext): Promise<Intrusion> {
  const ran = new Set<number>();
  const lines: string[] = [];
  await context.exposeBinding('xss', ({ frame }, number: number) => {
    ran.add(number);
    lines.push(`"${payloads[number]?.name}" ran at ${frame.url()}`);
  });
  context.on('dialog', async (dialog) => {
    lines.push(`a dialog said "${dialog.message()}"`);
    await dialog.dismiss();
  });
  context.on('request', (request) => {
    if (request.url().startsWith(`${canary}/executed`)) lines.push(`asked for ${request.url()}`);
  });
  for (const page of context.pages()) await servePixels(page);
  return {
    ran,
    lines,
    async newPage() {
      const page = await context.newPage();
      await servePixels(page);
      return page;
    },
    async inspect(page) {
      const found = await page.evaluate(findArmed);
      lines.push(...found.map((line) => `${line} at ${page.url()}`));
    },
  };
}

/**
 * Responds to every request to the canary with a picture. Playwright's own `route` would also delay all other requests, and
 * switch off the browser's cache.
 */
async function servePixels(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', async ({ requestId }) => {
    const responseHeaders = [{ name: 'Content-Type', value: 'image/gif' }];
    const response = { requestId, responseCode: 200, responseHeaders, body: pixel };
    // Fails where the browser has left the page, which ended the request.
    await devtools.send('Fetch.fulfillRequest', response).catch(() => undefined);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `${canary}/*` }] });
}

/** Runs in the browser: finds elements that would run code at a touch, or whose names shadow properties of the document. */
function findArmed(): string[] {
  const running = /^[\s\p{Cc}]*(javascript|vbscript|data:text|data:image\/svg)/iu;
  const addresses = /^(href|src|action|formaction|data|xlink:href|srcdoc|values|to)$/;
  const runs = ({ name, value }: Attr) =>
    name.startsWith('on') ||
    (addresses.test(name) && running.test(value)) ||
    (/^(id|name)$/.test(name) && value.startsWith('clobbered'));
  const strange = 'object, embed, base, frame, math, marquee, meta[http-equiv="refresh" i]';
  return [...document.querySelectorAll('*')]
    .filter((element) => element.matches(strange) || [...element.attributes].some(runs))
    .map((element) => (element.cloneNode() as Element).outerHTML);
}
