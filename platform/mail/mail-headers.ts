import type { MailMessage } from './mail.server.ts';

/** A message as the transport takes it, with the headers that mail programs make a button of. */
export function withHeaders({ unsubscribeUrl, ...message }: MailMessage) {
  if (unsubscribeUrl === undefined) return message;
  const headers = { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { ...message, headers };
}
