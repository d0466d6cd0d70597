import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type WholeAnswer, wholeAnswer } from './whole-answer';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

interface Sent {
  whole: WholeAnswer;
  headers: string[];
}

/** A page as it goes over the wire, in each form that a browser may ask for. */
export interface KeptPage {
  etag: string;
  bytes: number;
  sent: Record<Encoding, Sent>;
  /** Of the answer to those who have it already. */
  unchanged: string[];
}

/** Good for pages of 100 kB: close to the smallest form at a hundredth of its cost. */
const brotliQuality = 6;

/** Headers that belong to a body, and are said anew for each form of it. */
const ofBody = /^(content-length|content-encoding|transfer-encoding|etag|vary|date|connection)$/i;

export async function keptPage(headers: Headers, html: Buffer): Promise<KeptPage> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(html, { params }), promisify(gzip)(html)]);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const lasting = [...headers].filter(([name]) => !ofBody.test(name)).flat();
  const unchanged = [...lasting, 'ETag', etag, 'Vary', 'Accept-Encoding'];
  const form = (encoding: Encoding, body: Buffer): Sent => {
    const coded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const said = [...unchanged, 'Content-Length', String(body.length), ...coded];
    return { whole: wholeAnswer(said, body), headers: said };
  };
  const sent = { br: form('br', br), gzip: form('gzip', gz), identity: form('identity', html) };
  return { etag, bytes: html.length + br.length + gz.length, sent, unchanged };
}

const refused = /;\s*q=0(\.0*)?\s*$/;

/** The smallest form that a browser says it can read. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  // What nearly every browser sends.
  if (accepted === 'gzip, deflate, br, zstd' || accepted === 'gzip, deflate, br') return 'br';
  const offered = accepted
    .split(',')
    .flatMap((each) => (refused.test(each) ? [] : [each.trim().split(';')[0]]));
  return encodings.find((encoding) => offered.includes(encoding)) ?? 'identity';
}
