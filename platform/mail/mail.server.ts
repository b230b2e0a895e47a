import { createTransport } from 'nodemailer';
import type { Env } from '../env.server.ts';
import { createFolderMail } from './folder-mail.server.ts';
import { textEncoding, withHeaders } from './mail-headers.ts';

export type MailMessage = {
  /** Derived from the id of the triggering event: a mail repeated after a crash has the same id. */
  messageId: string;
  to: string;
  /** Blind copies. */
  bcc?: string[];
  subject: string;
  text: string;
  html?: string;
  /** Address for one-click unsubscribe by POST (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

export type Mail = { send(message: MailMessage): Promise<void> };

export function createMail(env: Env): Mail {
  if (env.SMTP_URL) return createSmtpMail(env.SMTP_URL, env.MAIL_FROM);
  return createFolderMail(env.DATA_DIR, env.MAIL_FROM);
}

/** Shorter than the lease of a delivery: otherwise another process would send the same mail while the server hangs. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function createSmtpMail(url: string, from: string): Mail {
  const transport = createTransport({ url, ...timeouts }, { from, textEncoding });
  return { send: async (message) => void (await transport.sendMail(withHeaders(message))) };
}
