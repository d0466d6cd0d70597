import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createMailTransport, mailErrorReason, mayHaveArrived, type OutgoingMail } from './transport';

const from = 'Leyla Günışık <site@kursu.example>';
const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const mail: OutgoingMail = {
  to: { name: 'Ayşe Yılmaz', address: 'ayse@example.org' },
  replyTo: { name: 'ليلى', address: 'leyla@example.org' },
  subject: 'Randevunuz onaylandı: 10 Haziran 2026, Çarşamba, 14:00',
  html: '<!doctype html><p>Merhaba ığüşöç مرحبًا</p>',
  text: 'Merhaba ığüşöç مرحبًا\n',
  messageId: '5b0d3b52-6f0e@kursu.example',
  language: 'tr-TR',
  calendar: {
    method: 'REQUEST',
    filename: 'randevu-5b0d3b52.ics',
    content: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n',
  },
};

async function mailServer(refuse?: { code: number; words: string }) {
  const received: { raw: string; to: string[] }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(refuse ? Object.assign(new Error(refuse.words), { responseCode: refuse.code }) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          raw: Buffer.concat(chunks).toString(),
          to: session.envelope.rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { received, smtpUrl: `smtp://127.0.0.1:${port}` };
}

async function smtpTransport(smtpUrl: string) {
  const transport = await createMailTransport({ smtpUrl, directory: '/nowhere', from });
  cleanups.push(() => transport.close());
  return transport;
}

async function fileTransport() {
  const directory = join(await mkdtemp(join(tmpdir(), 'kursu-mail-')), 'mail');
  cleanups.push(() => rm(join(directory, '..'), { recursive: true }));
  return { directory, transport: await createMailTransport({ directory, from }) };
}

const sendingFailure = (sending: Promise<void>): Promise<unknown> =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  );

const headerValue = (email: Email, key: string) => email.headers.find((header) => header.key === key)?.value;

function expectComplete(email: Email) {
  expect(email.subject).toBe(mail.subject);
  expect(email.from).toMatchObject({ name: 'Leyla Günışık', address: 'site@kursu.example' });
  expect(email.to).toMatchObject([{ name: 'Ayşe Yılmaz', address: 'ayse@example.org' }]);
  expect(email.replyTo).toMatchObject([{ name: 'ليلى', address: 'leyla@example.org' }]);
  expect(email.messageId).toBe('<5b0d3b52-6f0e@kursu.example>');
  expect(headerValue(email, 'auto-submitted')).toBe('auto-generated');
  expect(headerValue(email, 'content-language')).toBe('tr-TR');
  expect(email.html).toContain('ığüşöç مرحبًا');
  expect(email.text).toContain('ığüşöç مرحبًا');
  const parts = email.attachments.map(({ mimeType, filename, method }) => ({ mimeType, filename, method }));
  expect(parts).toEqual([
    { mimeType: 'text/calendar', filename: null, method: 'REQUEST' },
    { mimeType: 'application/ics', filename: 'randevu-5b0d3b52.ics', method: undefined },
  ]);
}

describe('mail by SMTP', () => {
  it('Given a server, When a mail is sent, Then it arrives complete, with the calendar both as an alternative and as an attachment', async () => {
    const { received, smtpUrl } = await mailServer();
    await (await smtpTransport(smtpUrl)).send(mail);
    expect(received.map(({ to }) => to)).toEqual([['ayse@example.org']]);
    expectComplete(await PostalMime.parse(received[0]?.raw ?? ''));
    expect(received[0]?.raw).toMatch(/content-type: text\/calendar; charset=utf-8;\s+method=REQUEST/i);
  });

  it('Given names and a subject that try to add headers or recipients, Then they stay plain text', async () => {
    const { received, smtpUrl } = await mailServer();
    const hostile = 'Ada\r\nBcc: evil@example.org\r\n\r\n<script>, "x" <evil@example.org>';
    await (await smtpTransport(smtpUrl)).send({
      ...mail,
      to: { name: hostile, address: 'ayse@example.org' },
      replyTo: { name: hostile, address: 'leyla@example.org' },
      subject: hostile,
    });
    expect(received[0]?.to).toEqual(['ayse@example.org']);
    const email = await PostalMime.parse(received[0]?.raw ?? '');
    expect(email.bcc).toBeUndefined();
    expect(headerValue(email, 'bcc')).toBeUndefined();
    expect(email.to).toHaveLength(1);
    expect(email.replyTo).toHaveLength(1);
    expect(email.subject).toContain('Ada Bcc: evil@example.org');
  });

  it('Given no server at the address, Then the reason says so, and the mail has certainly not arrived', async () => {
    const idle = createServer();
    await new Promise<void>((resolve) => void idle.listen(0, '127.0.0.1', resolve));
    const { port } = idle.address() as AddressInfo;
    await new Promise((resolve) => void idle.close(resolve));
    const error = await sendingFailure((await smtpTransport(`smtp://127.0.0.1:${port}`)).send(mail));
    expect(mailErrorReason(error)).toBe('connection refused (ECONNREFUSED)');
    expect(mayHaveArrived(error)).toBe(false);
  });

  it.each([
    [550, '5.1.1 <ayse@example.org> Ayse is unknown here', 'address refused, for good (EENVELOPE 550 5.1.1)'],
    [451, '4.7.1 ayse@example.org greylisted', 'address refused (EENVELOPE 451 4.7.1)'],
  ])(
    'Given a server that refuses with %i, Then the reason has the codes and no address',
    async (code, words, reason) => {
      const { smtpUrl } = await mailServer({ code, words });
      const error = await sendingFailure((await smtpTransport(smtpUrl)).send(mail));
      expect(mailErrorReason(error)).toBe(reason);
      expect(mayHaveArrived(error)).toBe(false);
    },
  );

  it.each([
    ['before it accepts the mail', /^DATA/, false],
    ['after it has received the mail', /^\.\r\n|\r\n\.\r\n/m, true],
  ])(
    'Given a server that disconnects %s, Then it is known whether the mail may have arrived, and nothing is sent twice',
    async (_, end, arrived) => {
      let connections = 0;
      const server = createServer((socket) => {
        connections += 1;
        socket.write('220 here\r\n');
        socket.on('error', () => undefined);
        socket.on('data', (chunk) => {
          const line = chunk.toString();
          if (end.test(line)) socket.destroy();
          else if (/^(EHLO|MAIL|RCPT)/.test(line)) socket.write('250 ok\r\n');
          else if (line.startsWith('DATA')) socket.write('354 go on\r\n');
        });
      });
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      cleanups.push(() => new Promise<void>((resolve) => void server.close(() => resolve())));
      const error = await sendingFailure(
        (await smtpTransport(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)).send(mail),
      );
      expect(mayHaveArrived(error)).toBe(arrived);
      expect(mailErrorReason(error)).toMatch(/^connection (lost|failed) \(E\w+\)$/);
      expect(connections).toBe(1);
    },
  );

  it.each([
    ['before it accepts the mail', false, { handover: 100, reply: 60_000 }],
    ['after it has received the mail', true, { handover: 60_000, reply: 100 }],
  ])(
    'Given a server that says nothing %s, Then the attempt ends at its deadline, and it is known whether the mail may have arrived',
    async (_, arrived, deadlines) => {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        closeTimeout: 1,
        ...(arrived ? { onData: (stream) => void stream.resume() } : { onMailFrom: () => undefined }),
      });
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      cleanups.push(() => new Promise<void>((resolve) => void server.close(() => resolve())));
      const smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
      const transport = await createMailTransport({ smtpUrl, directory: '/nowhere', from, deadlines });
      const error = await sendingFailure(transport.send(mail));
      expect(mailErrorReason(error)).toBe('no answer in time (EABORT)');
      expect(mayHaveArrived(error)).toBe(arrived);
    },
  );

  it('Given a remote server without encryption, Then nothing is sent and the reason says so; Given the setting that allows it, Then the mail is sent', async () => {
    const { received, smtpUrl } = await mailServer();
    // An address that reaches this machine, but doesn't count as local.
    const elsewhere = smtpUrl.replace('127.0.0.1', '0.0.0.0');
    const error = await sendingFailure((await smtpTransport(elsewhere)).send(mail));
    expect(mailErrorReason(error)).toMatch(/^no encryption offered/);
    expect(mayHaveArrived(error)).toBe(false);
    expect(received).toEqual([]);
    await (await smtpTransport(`${elsewhere}?requireTLS=false`)).send(mail);
    expect(received).toHaveLength(1);
  });

  it('Given any other error, Then the reason does not quote it', () => {
    expect(mailErrorReason(new TypeError('no service for ayse@example.org'))).toBe(
      'not composed (TypeError)',
    );
  });
});

describe('mail as files', () => {
  it('Given no server, When a mail is sent, Then the folder contains it as one complete file', async () => {
    const { directory, transport } = await fileTransport();
    await transport.send(mail);
    expect(await readdir(directory)).toEqual(['5b0d3b52-6f0e_kursu.example.eml']);
    expectComplete(
      await PostalMime.parse(await readFile(join(directory, '5b0d3b52-6f0e_kursu.example.eml'))),
    );
  });

  it('Given a mail that is sent twice, Then there is still one file', async () => {
    const { directory, transport } = await fileTransport();
    await transport.send(mail);
    await transport.send({ ...mail, text: 'ikinci kez' });
    const files = await readdir(directory);
    expect(files).toHaveLength(1);
    expect(await readFile(join(directory, files[0] ?? ''), 'utf8')).toContain('ikinci kez');
  });

  it('Given an id that looks like a path, Then the file stays in the folder', async () => {
    const { directory, transport } = await fileTransport();
    await transport.send({ ...mail, messageId: '../../../etc/x@kursu.example' });
    expect(await readdir(directory)).toEqual(['.._.._.._etc_x_kursu.example.eml']);
  });
});
