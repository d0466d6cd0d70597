import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
  /** '127.0.0.1:port' */
  address: string;
  /** The names that were asked for. */
  asked: string[];
  stop(): Promise<void>;
}

/** Reads the name in a question, which begins after the header of twelve bytes. `end` is the offset of the question's end. */
function readName(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.'), end: at + 5 };
}

/** The data of a TXT record: the text in pieces of at most 255 bytes, each preceded by its length. */
function textData(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 255) }, (_, index) =>
    bytes.subarray(index * 255, index * 255 + 255),
  );
  return Buffer.concat(pieces.flatMap((piece) => [Buffer.from([piece.length]), piece]));
}

/** A response (RFC 1035): flags, the question again, and a record for each text. */
function respond(message: Buffer, end: number, texts: readonly string[] | undefined): Buffer {
  const header = Buffer.alloc(12);
  message.copy(header, 0, 0, 2);
  header.writeUInt16BE(texts ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts?.length ?? 0, 6);
  const records = (texts ?? []).map((text) => {
    const data = textData(text);
    const head = Buffer.alloc(12);
    head.writeUInt16BE(0xc00c, 0);
    head.writeUInt16BE(16, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt32BE(60, 6);
    head.writeUInt16BE(data.length, 10);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat([header, message.subarray(12, end), ...records]);
}

/** A name server on a free port of this machine, with these TXT records; a name with `null` gets no answer. */
export async function startNameServer(zone: Record<string, readonly string[] | null>): Promise<NameServer> {
  const socket: Socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (message, { port, address }) => {
    const { name, end } = readName(message);
    asked.push(name);
    if (zone[name] !== null) socket.send(respond(message, end, zone[name]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    async stop() {
      socket.close();
      await once(socket, 'close');
    },
  };
}
