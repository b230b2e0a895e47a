import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { readEnv } from '../env.server.ts';
import { createMail, type Mail, type MailMessage } from './mail.server.ts';

const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0x0d, 0x0a]);
const message: MailMessage = {
  messageId: '<order-placed-17@yrke.example>',
  to: 'Åsa Öberg <asa@customer.example>',
  subject: 'Beställning №17 är mottagen – tack så mycket för förtroendet och välkommen åter till butiken',
  text: 'Hej Åsa!\nDin beställning är mottagen: 2 × kängor.\n.\nSlut.',
  html: '<p>Hej Åsa!</p>',
  attachments: [{ filename: 'kvittö.pdf', content: pdf, contentType: 'application/pdf' }],
};

type Adapter = { mail: Mail; received: () => Promise<Buffer[]> };

const dataFolder = () => mkdtemp(join(tmpdir(), 'yrke-mail-'));

async function smtpAdapter(): Promise<Adapter> {
  const { url, received } = await startSmtpServer();
  return { mail: createMail(readEnv({ SMTP_URL: url })), received: async () => received };
}

async function folderAdapter(): Promise<Adapter> {
  const DATA_DIR = await dataFolder();
  const folder = join(DATA_DIR, 'mail');
  const received = async () => Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file))));
  return { mail: createMail(readEnv({ DATA_DIR })), received };
}

async function sendAndParse({ mail, received }: Adapter, sent: MailMessage): Promise<Email> {
  await mail.send(sent);
  const [raw = Buffer.alloc(0)] = await received();
  return PostalMime.parse(raw);
}

describe.each([
  ['SMTP', smtpAdapter],
  ['a folder', folderAdapter],
])('mail by %s', (_, open) => {
  test('arrives unchanged, including non-ASCII characters', async () => {
    const email = await sendAndParse(await open(), message);
    expect(email.subject).toBe(message.subject);
    expect(email.text?.trim()).toBe(message.text);
    expect(email.html).toContain('<p>Hej Åsa!</p>');
    expect(email.to).toMatchObject([{ name: 'Åsa Öberg', address: 'asa@customer.example' }]);
  });

  test('keeps its message id and comes from the shop', async () => {
    const email = await sendAndParse(await open(), message);
    expect(email.messageId).toBe('<order-placed-17@yrke.example>');
    expect(email.from).toMatchObject({ name: 'Yrke', address: 'shop@yrke.example' });
  });

  test('has its attachment unchanged', async () => {
    const { attachments } = await sendAndParse(await open(), message);
    expect(attachments).toMatchObject([{ filename: 'kvittö.pdf', mimeType: 'application/pdf' }]);
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer)).toEqual(pdf);
  });

  test('works without HTML and attachments', async () => {
    const { html: _html, attachments: _attachments, ...plain } = message;
    const email = await sendAndParse(await open(), plain);
    expect(email.text?.trim()).toBe(message.text);
    expect(email.html).toBeUndefined();
    expect(email.attachments).toEqual([]);
  });

  test('is protected against header injection through its subject', async () => {
    const email = await sendAndParse(await open(), { ...message, subject: 'Hej\r\nBcc: evil@other.example' });
    expect(email.bcc ?? []).toEqual([]);
  });
});

test('the SMTP envelope has only the shop and the receiver', async () => {
  const { url, envelopes } = await startSmtpServer();
  await createMail(readEnv({ SMTP_URL: url, MAIL_FROM: 'Butiken <info@shop.example>' })).send(message);
  expect(envelopes).toEqual([{ from: 'info@shop.example', to: ['asa@customer.example'] }]);
});

test('a bcc receiver is not in the sent mail, but in the stored file', async () => {
  const copied = { ...message, bcc: ['boss@customer.example'] };
  expect((await sendAndParse(await smtpAdapter(), copied)).bcc ?? []).toEqual([]);
  expect((await sendAndParse(await folderAdapter(), copied)).bcc).toMatchObject([{ address: 'boss@customer.example' }]);
});

test('the SMTP envelope has the bcc receivers', async () => {
  const { url, envelopes } = await startSmtpServer();
  await createMail(readEnv({ SMTP_URL: url })).send({ ...message, bcc: ['boss@customer.example'] });
  expect(envelopes).toMatchObject([{ to: ['asa@customer.example', 'boss@customer.example'] }]);
});

test('an unreachable mail server rejects', async () => {
  const mail = createMail(readEnv({ SMTP_URL: 'smtp://127.0.0.1:1' }));
  await expect(mail.send(message)).rejects.toMatchObject({ code: 'ESOCKET' });
});

test('a mail server that refuses the receiver rejects', async () => {
  const server = new SMTPServer({
    authOptional: true,
    // A reverse lookup without an answering name server would delay every mail of the test.
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(new Error('no such person')),
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as { port: number };
  const mail = createMail(readEnv({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
  await expect(mail.send(message)).rejects.toMatchObject({ code: 'EENVELOPE' });
});
