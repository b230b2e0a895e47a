import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeWhole } from '../files/write-whole.server.ts';
import type { Mail } from './mail.server.ts';
import { textEncoding, withHeaders } from './mail-headers.ts';

export type StoredMail = { id: string; sentAt: Date };

const folderOf = (dataDir: string) => join(dataDir, 'mail');

/** Stores mails as .eml files, which every mail program opens. */
export function createFolderMail(dataDir: string, from: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from, textEncoding });
  return {
    send: async (message) => {
      const { message: raw } = await transport.sendMail(withHeaders(message));
      // The file name is derived from the message id, so a repeated mail replaces itself.
      const name = createHash('sha256').update(message.messageId).digest('hex').slice(0, 20);
      await writeWhole(join(folderOf(dataDir), `${name}.eml`), raw);
    },
  };
}

export async function listStoredMail(dataDir: string): Promise<StoredMail[]> {
  const files = await readdir(folderOf(dataDir)).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .map(async (file) => ({ id: file.slice(0, -4), sentAt: (await stat(join(folderOf(dataDir), file))).mtime })),
  );
  return mails.sort((a, b) => b.sentAt.getTime() - a.sentAt.getTime());
}

export async function findStoredMail(dataDir: string, id: string): Promise<string | undefined> {
  if (!/^[0-9a-f]{20}$/.test(id)) return undefined;
  return readFile(join(folderOf(dataDir), `${id}.eml`), 'utf8').catch(() => undefined);
}
