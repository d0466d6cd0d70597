/** What of Node's response is set here. Its own way to a head costs as much as all the rest of an answer that is ready. */
interface HeadSent {
  shouldKeepAlive?: boolean;
  _header?: string | null;
  _headerSent?: boolean;
  end(bytes: Buffer): unknown;
}

/** An answer as it goes over the wire, its head included; the date of the head is set when it is sent. */
export interface RawResponse {
  bytes: Buffer;
  /** Of the answer without its head. */
  body: Buffer;
  /** Since 1970, of the date that it says. */
  second: number;
}

const start = 'HTTP/1.1 200 OK\r\nDate: ';

/**
 * `headers` are names and values in turn, as Node takes them; nothing but a page's own `Headers` and what is said here.
 * `idle`: seconds for which the connection stays open afterwards, in the fields that Node's own answers have.
 */
export function rawResponse(headers: readonly string[], body: Buffer, idle: number): RawResponse {
  const said = [...headers, 'Connection', 'keep-alive', 'Keep-Alive', `timeout=${idle}`];
  const lines = said.flatMap((name, index) => (index % 2 === 0 ? `${name}: ${said[index + 1]}\r\n` : []));
  const head = Buffer.from(`${start}${new Date(0).toUTCString()}\r\n${lines.join('')}\r\n`, 'latin1');
  const bytes = Buffer.concat([head, body]);
  return { bytes, body: bytes.subarray(head.length), second: 0 };
}

/** Whether an answer may go out whole: whoever wants the connection closed is told so in a head of Node's own. */
export const takesRaw = (response: object): response is HeadSent =>
  'shouldKeepAlive' in response && response.shouldKeepAlive === true && '_header' in response;

/**
 * Sends it through Node's response, which then has nothing to add: order, timeouts and connections stay its business.
 * The two fields are Node's own; the tests of the page cache fail where a version of Node no longer reads them.
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
