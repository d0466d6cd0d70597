// Serves one compressed page with plain Node: the yardstick if nginx is not installed.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const page = readFileSync(process.env.PAGE);
const headers = [
  'Content-Type',
  'text/html; charset=utf-8',
  'Content-Encoding',
  process.env.ENCODING,
  'Content-Length',
  `${page.length}`,
];

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(page);
}).listen(Number(process.env.PORT), '127.0.0.1');
