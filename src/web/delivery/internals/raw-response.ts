/** The fields of Node's response that are set here. Letting Node write the headers takes as long as all else that sending a ready response takes. */
interface HeadSent {
  shouldKeepAlive?: boolean;
  _header?: string | null;
  _headerSent?: boolean;
  end(bytes: Buffer): unknown;
}

/** A response as it is sent, with headers; their date is set on sending. */
export interface RawResponse {
  bytes: Buffer;
  /** The response without its headers. */
  body: Buffer;
  /** The second since 1970 of its date. */
  second: number;
}

const start = 'HTTP/1.1 200 OK\r\nDate: ';

/**
 * `headers` are names and values in turn, as Node takes them, only from a page's own `Headers`.
 * `idle`: seconds for which the connection stays open afterwards, announced as in Node's own responses.
 */
export function rawResponse(headers: readonly string[], body: Buffer, idle: number): RawResponse {
  const pairs = [...headers, 'Connection', 'keep-alive', 'Keep-Alive', `timeout=${idle}`];
  const lines = pairs.flatMap((name, index) => (index % 2 === 0 ? `${name}: ${pairs[index + 1]}\r\n` : []));
  const head = Buffer.from(`${start}${new Date(0).toUTCString()}\r\n${lines.join('')}\r\n`, 'latin1');
  const bytes = Buffer.concat([head, body]);
  return { bytes, body: bytes.subarray(head.length), second: 0 };
}

/** Whether the raw response may be sent: where the connection is to close, Node's own headers must say so. */
export const canSendRaw = (response: object): response is HeadSent =>
  'shouldKeepAlive' in response && response.shouldKeepAlive === true && '_header' in response;

/**
 * Sends the raw response through Node's own, which still handles order, timeouts and connections. The two fields are Node's own;
 * the tests of the page cache fail where a version of Node no longer reads them (docs/decisions/0012-internals.md).
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
