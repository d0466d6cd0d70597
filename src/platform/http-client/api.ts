/** How a page reaches the API: over the network in a browser, in the same process on the server. */
export type ApiFetch = typeof fetch;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { api?: ApiFetch };
  }
}

/** The fetch that a query should use: the server's in-process one where its query client carries it. */
export const apiOf = (meta: { api?: ApiFetch } | undefined): ApiFetch => meta?.api ?? fetch;

const onSignedOut = new Set<() => void>();

/** Tells of every answer that asks to sign in first: a session may end while a page is open. Returns the way to stop. */
export function whenSignedOut(listener: () => void): () => void {
  onSignedOut.add(listener);
  return () => void onSignedOut.delete(listener);
}

/** A failed answer; its message is the status code, a colon and the body (specification, section 8). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    // Here, where all failed answers come by, whoever asked.
    if (status === 401) for (const listener of onSignedOut) listener();
  }

  /** The problem document of the answer (RFC 9457), if it is one. */
  get problem():
    | { detail?: string; errors?: { path: string; message: string }[]; current?: object }
    | undefined {
    try {
      return JSON.parse(this.body);
    } catch {
      return undefined;
    }
  }
}

/** The JSON of a successful answer; anything else throws an `ApiError`. */
export async function read<T>(
  answer: Promise<{
    ok: boolean;
    status: number;
    statusText: string;
    text(): Promise<string>;
    json(): Promise<T>;
  }>,
): Promise<T> {
  const response = await answer;
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response.json();
}
