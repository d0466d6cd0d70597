import type { BrowserContext, Page } from 'playwright-core';
import { canary, payloads } from './payloads';

const pixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/** What stored texts have managed to do in a browser. */
export interface Intrusion {
  /** Payloads that ran, by number. */
  ran: Set<number>;
  /** One line each: what ran, was asked for, or stands ready to run when somebody touches it. */
  lines: string[];
  /** Looks at a page as it stands. */
  inspect(page: Page): Promise<void>;
}

/** Watches everything that pages of this browser do from now on. */
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
  await context.route(`${canary}/**`, (route) => {
    const url = route.request().url();
    if (url.startsWith(`${canary}/executed`)) lines.push(`asked for ${url}`);
    return route.fulfill({ body: pixel, contentType: 'image/gif' });
  });
  return {
    ran,
    lines,
    async inspect(page) {
      const found = await page.evaluate(armed);
      lines.push(...found.map((line) => `${line} at ${page.url()}`));
    },
  };
}

/** In the browser: what would run at a touch, and names that stand in for the document's own. */
function armed(): string[] {
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
