import type { MailMessage } from './mail.server.ts';

/** Adds the List-Unsubscribe headers, which mail programs show as a button. */
export function withHeaders({ unsubscribeUrl, ...message }: MailMessage) {
  if (unsubscribeUrl === undefined) return message;
  const headers = { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { ...message, headers };
}
