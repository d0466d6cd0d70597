/** How a page reaches the API: over the network in a browser, within the same process on the server. */
export type ApiFetch = typeof fetch;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { api?: ApiFetch };
  }
}

/** The fetch that a query should use: on the server, the in-process one that its query client carries. */
export const apiFetch = (meta: { api?: ApiFetch } | undefined): ApiFetch => meta?.api ?? fetch;

const onSignedOut = new Set<() => void>();

/** Calls the listener for every 401: a session may end while a page is open. Returns a function that removes the listener. */
export function whenSignedOut(listener: () => void): () => void {
  onSignedOut.add(listener);
  return () => void onSignedOut.delete(listener);
}

/** A failed response; its message is the status code, a colon and the body. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    // Called here, because every failed response becomes an `ApiError`.
    if (status === 401) for (const listener of onSignedOut) listener();
  }

  /** The problem document of the response (RFC 9457), if it is one. */
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

type ResponseLike = Pick<Response, 'ok' | 'status' | 'statusText' | 'text'>;

async function successful<T extends ResponseLike>(pending: Promise<T>): Promise<T> {
  const response = await pending;
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response;
}

/** Waits for a successful response, and ignores its body. Any other response throws an `ApiError`. */
export async function done(pending: Promise<ResponseLike>): Promise<void> {
  await successful(pending);
}

/** The JSON of a successful response; any other response throws an `ApiError`. */
export const readJson = async <T>(pending: Promise<ResponseLike & { json(): Promise<T> }>): Promise<T> =>
  (await successful(pending)).json();

export const readFile = async (pending: Promise<ResponseLike & { blob(): Promise<Blob> }>): Promise<Blob> =>
  (await successful(pending)).blob();

/** The refusal of a request; undefined for network and server errors, after which nobody knows whether it was carried out. */
export const refusalOf = (error: unknown): ApiError | undefined =>
  error instanceof ApiError && error.status < 500 ? error : undefined;

const unavailable = 503;

/** The response of an error that has a message for people: a refusal, or status 503. Undefined for any other error. */
export const errorResponseOf = (error: unknown): ApiError | undefined =>
  error instanceof ApiError && error.status === unavailable ? error : refusalOf(error);

/** A handler for the `catch` of a request: it returns null for a response with this status, and rethrows any other error. */
export const nullIf =
  (status: number) =>
  (error: unknown): null => {
    if (error instanceof ApiError && error.status === status) return null;
    throw error;
  };

/** For writes without a body: the content type that the API expects of writes. */
export const withoutBody = { headers: { 'Content-Type': 'application/json' } };
