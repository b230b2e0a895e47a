import { createTransport } from 'nodemailer';
import type { Env } from '../env.server.ts';
import { createFolderMail } from './folder-mail.server.ts';
import { withHeaders } from './mail-headers.ts';

export type MailMessage = {
  /** Made from the id of the event that caused it: a mail sent twice after a crash is recognised as one. */
  messageId: string;
  to: string;
  /** Who gets it as well, unseen by the others. */
  bcc?: string[];
  subject: string;
  text: string;
  html?: string;
  /** Where a mail program's own button says that no more are wanted, by a POST (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

export type Mail = { send(message: MailMessage): Promise<void> };

export function createMail(env: Env): Mail {
  if (env.SMTP_URL) return createSmtpMail(env.SMTP_URL, env.MAIL_FROM);
  return createFolderMail(env.DATA_DIR, env.MAIL_FROM);
}

/** Shorter than the lease of a delivery: a server that hangs must not make another process send the same mail meanwhile. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function createSmtpMail(url: string, from: string): Mail {
  const transport = createTransport({ url, ...timeouts }, { from });
  return { send: async (message) => void (await transport.sendMail(withHeaders(message))) };
}
