import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from 'playwright-core';

/** Everything unexpected that went wrong in a browser: console errors and warnings, exceptions, failed requests. */
export interface Trouble {
  watch(context: BrowserContext): void;
  /** Declares trouble that the test is about; it must occur. */
  expect(pattern: RegExp): void;
  /** Declares trouble that depends on how fast the machine is; it may occur. */
  allow(pattern: RegExp): void;
  /** One line each: undeclared trouble, and declared trouble that did not occur. */
  surprises(): string[];
}

/**
 * The fade from one page to the next (ui/styles/motion.css) is left out where the next page is painted before the snapshot of the
 * last one is there. Chromium reports this as a rejected promise, which no script of the page can catch.
 */
const lateFade = /^Transition was aborted because of invalid state\. Page already revealed$/;

export function collectTrouble(): Trouble {
  const lines: string[] = [];
  const declared: RegExp[] = [];
  const allowed: RegExp[] = [];

  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    lines.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const onRequestFailed = (request: Request) => {
    // Prefetches of the service worker are cancelled when the browser closes.
    if (request.serviceWorker()) return;
    const reason = request.failure()?.errorText ?? 'failed';
    // A request is no failure where the page cancelled it, on leaving or by AbortController. Neither is a script that the browser
    // skipped because scripts are disabled. A script that the page's policy forbids is found by its message in the console.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
      lines.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  };
  const onException = (exception: WebError) => {
    // Exceptions of the browser itself have no stack.
    const text = exception.error().stack || exception.error().message;
    if (!lateFade.test(text)) lines.push(`exception: ${text}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() < 400) return;
    lines.push(`response ${response.status()}: ${response.request().method()} ${response.url()}`);
  };

  return {
    watch(context) {
      context.on('console', onConsole);
      context.on('weberror', onException);
      context.on('requestfailed', onRequestFailed);
      context.on('response', onResponse);
    },
    expect: (pattern) => declared.push(pattern),
    allow: (pattern) => allowed.push(pattern),
    surprises: () => [
      ...withoutOurOwn(lines).filter(
        (line) => ![...declared, ...allowed].some((pattern) => pattern.test(line)),
      ),
      ...declared
        .filter((pattern) => !lines.some((line) => pattern.test(line)))
        .map((pattern) => `declared, but it never came: ${pattern}`),
    ],
  };
}

const otherWorld =
  /A preload for '([^']+)' is found, but is not used because it is a cross-world service worker/;

/**
 * The test's own scripts (axe) run in an isolated world that bypasses the service worker; Chromium then reports a preloaded
 * file as unused. A visitor's browser has no such world and no such warning.
 */
function withoutOurOwn(lines: readonly string[]): string[] {
  const files = lines.flatMap((line) => otherWorld.exec(line)?.[1] ?? []);
  return lines.filter((line) => {
    const isUnused = line.includes('was preloaded using link preload but not used');
    return !otherWorld.test(line) && !(isUnused && files.some((file) => line.includes(file)));
  });
}
