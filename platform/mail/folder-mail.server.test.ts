import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createFolderMail, findStoredMail, listStoredMail } from './folder-mail.server.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yrke-mail-'));
});

const mailOf = (messageId: string, text = 'hello') => ({ messageId, to: 'kim@customer.example', subject: 'Hi', text });
const send = (messageId: string, text?: string) =>
  createFolderMail(dataDir, 'shop@yrke.example').send(mailOf(messageId, text));

test('a repeated mail is one file, another mail another', async () => {
  await send('<1@yrke.example>', 'first');
  await send('<1@yrke.example>', 'again');
  await send('<2@yrke.example>');
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(2);
  const texts = await Promise.all((await listStoredMail(dataDir)).map(({ id }) => findStoredMail(dataDir, id)));
  expect(texts.filter((text) => text?.includes('again'))).toHaveLength(1);
  expect(texts.filter((text) => text?.includes('first'))).toHaveLength(0);
});

test('a message id cannot leave the folder', async () => {
  await send('<../../outside@yrke.example>');
  expect(await readdir(dataDir)).toEqual(['mail']);
  expect(await readdir(join(dataDir, 'mail'))).toEqual([expect.stringMatching(/^[0-9a-f]{20}\.eml$/)]);
});

test('mails are listed newest first, without unfinished and other files', async () => {
  expect(await listStoredMail(dataDir)).toEqual([]);
  const folder = join(dataDir, 'mail');
  await mkdir(folder);
  for (const [file, day] of [
    ['a.eml', 1],
    ['c.eml', 3],
    ['b.eml', 2],
    ['d.eml.part', 4],
  ] as const) {
    await writeFile(join(folder, file), '');
    await utimes(join(folder, file), 0, new Date(Date.UTC(2026, 10, day)));
  }
  expect(await listStoredMail(dataDir)).toEqual([
    { id: 'c', sentAt: new Date('2026-11-03') },
    { id: 'b', sentAt: new Date('2026-11-02') },
    { id: 'a', sentAt: new Date('2026-11-01') },
  ]);
});

test('a mail is found by its id', async () => {
  await send('<1@yrke.example>', 'found');
  const [stored] = await listStoredMail(dataDir);
  expect(await findStoredMail(dataDir, stored?.id ?? '')).toContain('found');
  expect(await findStoredMail(dataDir, '0'.repeat(20))).toBeUndefined();
});

test.each(['../secret', '..%2Fsecret', '/etc/passwd', 'secret', '', `${'0'.repeat(20)}\n`, `../${'0'.repeat(17)}`])(
  'the id %j finds nothing',
  async (id) => {
    await mkdir(join(dataDir, 'mail'));
    await writeFile(join(dataDir, 'secret.eml'), 'secret');
    await writeFile(join(dataDir, 'mail', 'secret.eml'), 'secret');
    expect(await findStoredMail(dataDir, id)).toBeUndefined();
  },
);
