import { createTransport } from 'nodemailer';
import { afterAll, expect, test } from 'vitest';
import { openMailbox } from './mailbox';

const mailbox = await openMailbox();
afterAll(mailbox.stop);

const send = (subject: string) => {
  const transport = createTransport(mailbox.url);
  return transport.sendMail({ from: 'site@example.org', to: 'ayse@example.org', subject, text: 'Merhaba' });
};

test('Given a waiting test, when a mail arrives, then it gets the mail as it was sent', async () => {
  const waiting = mailbox.waitFor((mail) => mail.subject === 'Randevunuz onaylandı');
  await send('Randevunuz onaylandı');
  expect(await waiting).toMatchObject({
    text: expect.stringContaining('Merhaba'),
    envelope: { from: 'site@example.org', to: ['ayse@example.org'] },
  });
});

test('Given a mailbox that refuses temporarily, when a mail is sent, then the sender gets the error and nothing is stored', async () => {
  mailbox.refuse(true);
  await expect(send('later')).rejects.toMatchObject({ responseCode: 451 });
  mailbox.refuse(false);
  expect(mailbox.refused()).toBe(1);
  expect(mailbox.mails.filter((mail) => mail.subject === 'later')).toEqual([]);
});

test('Given a mailbox that is down, when it starts again, then it accepts mails at the same address', async () => {
  const { url } = mailbox;
  await mailbox.stop();
  await expect(send('too early')).rejects.toMatchObject({ code: 'ESOCKET' });
  await mailbox.start();
  await send('in time');
  expect(mailbox.url).toBe(url);
  await expect(mailbox.waitFor((mail) => mail.subject === 'in time')).resolves.toBeDefined();
});

test('Given a mail that does not arrive, when the timeout is over, then the error lists the mails that did', async () => {
  await send('something else');
  await expect(mailbox.waitFor((mail) => mail.subject === 'never', 50)).rejects.toThrow('something else');
});
