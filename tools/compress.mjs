// Writes a .br and a .gz copy beside each text file for the browser, except small ones, so that the server need not compress it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFile = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/;
/** Smaller files get no copies: they fit into one network packet uncompressed. */
const minBytes = 1024;

const [client] = process.argv.slice(2);
const files = readdirSync(client, { recursive: true }).filter((file) => textFile.test(file));

async function compress(file) {
  const plain = readFileSync(file);
  if (plain.length < minBytes) return;
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(plain, { params: hint }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
}

await Promise.all(files.map((file) => compress(join(client, file))));
