/**
 * The fields of Node's response that are used here, to send headers that are written already. If Node wrote them, sending a
 * ready response would take about twice as long.
 */
interface HeadSent {
  shouldKeepAlive?: boolean;
  _header?: string | null;
  _headerSent?: boolean;
  end(bytes: Buffer): unknown;
}

/** A complete response in bytes. The date in its headers is set when the response is sent. */
export interface RawResponse {
  bytes: Buffer;
  /** The response without its headers. */
  body: Buffer;
  /** The time in its date header, in seconds since 1970. */
  second: number;
}

const start = 'HTTP/1.1 200 OK\r\nDate: ';

/**
 * Makes a raw response with the status 200. `headers` are names and values in turn, as Node takes them. They are not checked, so
 * they must hold no line breaks. `idle`: seconds for which the connection stays open after the response, announced as in Node's
 * own responses.
 */
export function rawResponse(headers: readonly string[], body: Buffer, idle: number): RawResponse {
  const pairs = [...headers, 'Connection', 'keep-alive', 'Keep-Alive', `timeout=${idle}`];
  const lines = pairs.flatMap((name, index) => (index % 2 === 0 ? `${name}: ${pairs[index + 1]}\r\n` : []));
  const head = Buffer.from(`${start}${new Date(0).toUTCString()}\r\n${lines.join('')}\r\n`, 'latin1');
  const bytes = Buffer.concat([head, body]);
  return { bytes, body: bytes.subarray(head.length), second: 0 };
}

/**
 * Whether the raw response may be sent. It may not if the connection is to be closed, because then Node's own headers must say
 * so.
 */
export const canSendRaw = (response: object): response is HeadSent =>
  'shouldKeepAlive' in response && response.shouldKeepAlive === true && '_header' in response;

/**
 * Sends the raw response through Node's response object, which still handles order, timeouts and connections. `_header` and
 * `_headerSent` are internal to Node. Tests fail if a version of Node no longer reads them (docs/decisions/0012-internals.md).
 */
export function sendRaw(response: HeadSent, raw: RawResponse, now = Date.now()): void {
  const second = Math.floor(now / 1000);
  if (raw.second !== second) {
    raw.bytes.write(new Date(now).toUTCString(), start.length, 'latin1');
    raw.second = second;
  }
  response._header = start;
  response._headerSent = true;
  response.end(raw.bytes);
}
