import type { ContentVersion } from '#/platform/db/content-version';
import type { ApiFetch } from '#/platform/http-client/api';

type KeptFor = Pick<ContentVersion, 'current' | 'isKnown'>;

interface Kept {
  answer: Response;
  version: number;
  askedAt: number;
}

/** For what changes without a change of the content: an article whose day has come. */
const lifetime = 60_000;
const mostAnswers = 500;

/**
 * The API as the pages of visitors ask it: what it answers to anybody is kept until the content changes, so that a page
 * that is made anew costs no query. What is one person's own is asked each time.
 */
export function keepAnswers(api: ApiFetch, { current, isKnown }: KeptFor, now = Date.now): ApiFetch {
  const kept = new Map<string, Kept>();

  const isFresh = (entry: Kept): boolean =>
    entry.version === current() && isKnown() && now() - entry.askedAt < lifetime;

  function keep(address: string, entry: Kept): void {
    kept.delete(address);
    kept.set(address, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostAnswers) break;
      kept.delete(oldest);
    }
  }

  return async (input, init) => {
    if (!isForAnybody(init)) return api(input, init);
    const address = String(input);
    const known = kept.get(address);
    // An older answer is better than none while nobody can say what is the latest.
    if (known && (isFresh(known) || !isKnown())) return known.answer;
    const asked = { version: current(), askedAt: now() };
    const answer = await api(input, init);
    if (!mayKeep(answer)) return answer;
    const entry = { ...asked, answer: await reread(answer) };
    if (isFresh(entry)) keep(address, entry);
    return entry.answer;
  };
}

const personal = ['authorization', 'cookie'];

function isForAnybody(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers);
  return (init?.method ?? 'GET') === 'GET' && !personal.some((name) => headers.has(name));
}

const mayKeep = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !headers.has('Set-Cookie') &&
  !/no-store|private/.test(headers.get('Cache-Control') ?? '');

/** The same answer, read once, for as many as ask. */
async function reread(answer: Response): Promise<Response> {
  const body = await answer.text();
  const data = JSON.parse(body);
  return Object.defineProperties(new Response(body, answer), {
    text: { value: async () => body },
    json: { value: async () => data },
  });
}
