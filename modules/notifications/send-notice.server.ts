import type { MailMessage } from '#platform/mail/mail.server.ts';
import type { Shop } from '../shop.server.ts';
import type { NoticeKind, noticeKinds } from './notice-kinds.ts';

type MessageOf<K extends NoticeKind> = (typeof noticeKinds)[K]['isOptional'] extends true
  ? MailMessage & { unsubscribeUrl: string }
  : MailMessage;

export type Notice<K extends NoticeKind = NoticeKind> = { readonly kind: K; readonly message: MessageOf<K> };

/** The only function that sends messages to people. */
export function sendNotice<K extends NoticeKind>({ mail }: Pick<Shop, 'mail'>, { message }: Notice<K>): Promise<void> {
  return mail.send(message);
}
