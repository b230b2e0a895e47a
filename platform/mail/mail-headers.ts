import type { MailMessage } from './mail.server.ts';

/** Given, because the mail program would count the letters of each text, several times, to choose it. All languages of the shop are Latin. */
export const textEncoding = 'quoted-printable';

/** Adds the List-Unsubscribe headers, which mail programs show as a button. */
export function withHeaders({ unsubscribeUrl, ...message }: MailMessage) {
  if (unsubscribeUrl === undefined) return message;
  const headers = { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { ...message, headers };
}
