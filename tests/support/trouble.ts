import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright-core';

/** What went wrong in a browser that nobody asked for: console errors and warnings, exceptions, failed requests. */
export interface Trouble {
  watch(context: BrowserContext): void;
  /** Declares trouble that the test is about; it has to come. */
  expect(pattern: RegExp): void;
  /** One line each: trouble that was not declared, and declared trouble that did not come. */
  surprises(): string[];
}

export function collectTrouble(): Trouble {
  const lines: string[] = [];
  const declared: RegExp[] = [];

  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    lines.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const onRequestFailed = (request: Request) => {
    // What the worker fetches ahead is given up when the browser closes.
    if (request.serviceWorker()) return;
    const reason = request.failure()?.errorText ?? 'failed';
    // A request that the page itself gave up, on leaving or by AbortController, did not fail; nor did a script that a
    // browser without scripts was told to leave out (where a policy of the page forbids one, the console says so too).
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
      lines.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() < 400) return;
    lines.push(`response ${response.status()}: ${response.request().method()} ${response.url()}`);
  };

  return {
    watch(context) {
      context.on('console', onConsole);
      context.on('weberror', (error) => lines.push(`exception: ${error.error().stack ?? error.error()}`));
      context.on('requestfailed', onRequestFailed);
      context.on('response', onResponse);
    },
    expect: (pattern) => declared.push(pattern),
    surprises: () => [
      ...withoutOurOwn(lines).filter((line) => !declared.some((pattern) => pattern.test(line))),
      ...declared
        .filter((pattern) => !lines.some((line) => pattern.test(line)))
        .map((pattern) => `declared, but it never came: ${pattern}`),
    ],
  };
}

const otherWorld =
  /A preload for '([^']+)' is found, but is not used because it is a cross-world service worker/;

/**
 * The test's own scripts (axe) live in a world of their own, past the service worker; Chromium then counts a file that
 * the page loaded beforehand as unused. A visitor's browser has no such world, and says nothing of the kind.
 */
function withoutOurOwn(lines: readonly string[]): string[] {
  const files = lines.flatMap((line) => otherWorld.exec(line)?.[1] ?? []);
  return lines.filter((line) => {
    const isUnused = line.includes('was preloaded using link preload but not used');
    return !otherWorld.test(line) && !(isUnused && files.some((file) => line.includes(file)));
  });
}
