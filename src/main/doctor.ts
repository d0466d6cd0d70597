import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Finding, findingText } from '#/features/health/admin-contract';
import { en } from '#/features/health/copy/admin/en';
import { collectFacts } from '#/features/health/facts';
import { type Facts, judge } from '#/features/health/rules';
import { systemClock } from '#/platform/clock/clock';
import { createMailTransport } from '#/platform/mail/transport';
import { safeFetch } from '#/platform/net/safe-fetch';
import { knownSecret } from './auth-secret';
import { readSettings, type Settings } from './env';
import { readVersion } from './health';
import { factsOfServer } from './running-server';

const usage = `npm run doctor

Checks the site with the same settings as its start: calls it by its public address, and looks at encryption, domain, the
addresses of visitors, clock, disk, database, mail server (nothing is sent), backup and versions. Prints a line for each, and
says what to do about faults. Ends with 0, or with 1 where there is a fault. The server should be running.`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const labels: Record<Finding['state'], string> = { good: 'ok', hint: 'advice', fault: 'FAULT', unknown: '-' };

async function run(args: string[]): Promise<number> {
  if (args.length > 0) {
    process.stdout.write(`${usage}\n`);
    return args[0] === '--help' ? 0 : 1;
  }
  const read = readSettings(process.env);
  if (!read.ok) {
    process.stderr.write(`${read.line}\n`);
    return 1;
  }
  const findings = judge(await findOut(read.settings));
  for (const finding of findings)
    process.stdout.write(
      `${labels[finding.state].padEnd(7)} ${en.subjects[finding.subject]}: ${findingText(en.findings, finding)}\n`,
    );
  return findings.some(({ state }) => state === 'fault') ? 1 : 0;
}

/**
 * Gets the facts from the running server, which knows most of them. If it doesn't send them, collects those that can be found out
 * without it.
 */
async function findOut(settings: Settings): Promise<Facts> {
  const facts = (await factsOfServer(settings)) ?? (await lookFromOutside(settings));
  return { ...facts, version: { ...facts.version, installed: readVersion(root) } };
}

async function lookFromOutside({ baseUrl, dataDir, authSecret, smtpUrl }: Settings): Promise<Facts> {
  const directory = resolve(dataDir);
  const mail = await createMailTransport({ smtpUrl, directory, from: '' });
  try {
    return await collectFacts({
      baseUrl,
      secret: await knownSecret(directory, authSecret),
      mail,
      dataDir: directory,
      clock: systemClock,
      version: { ...readVersion(root), node: process.version },
      fetchTime: (address) =>
        safeFetch(address, { allowPrivateHosts: [], maxBytes: 64 * 1024, timeoutMs: 3_000 }),
    });
  } finally {
    await mail.close();
  }
}

process.exitCode = await run(process.argv.slice(2));
