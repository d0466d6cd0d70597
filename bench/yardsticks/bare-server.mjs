// The yardstick of the site's start: the least that a server with the embedded database has to do.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create(join(process.env.DATA_DIR, 'database'));
await database.query('select 1');
createServer((_, response) => response.end('ready')).listen(Number(process.env.PORT), '127.0.0.1');
// The database is closed properly. Otherwise the next start would have to recover it first.
process.once('SIGTERM', () => database.close().then(() => process.exit(0)));
