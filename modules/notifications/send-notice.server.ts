import type { MailMessage } from '#platform/mail/mail.server.ts';
import { keepNotice, type NoticeShop } from '../notices/keep-notice.server.ts';
import type { NoticeKind, noticeKinds } from '../notices/notice-kinds.ts';
import type { NewNotice } from '../notices/notice-store.server.ts';
import type { Shop } from '../shop.server.ts';

type MessageOf<K extends NoticeKind> = (typeof noticeKinds)[K]['isOptional'] extends true
  ? MailMessage & { unsubscribeUrl: string }
  : MailMessage;

/** The person who also reads the notice in the shop, and what it says and links to there. */
export type Reader = Omit<NewNotice, 'kind' | 'eventId'>;

export type Notice<K extends NoticeKind = NoticeKind> = {
  readonly kind: K;
  readonly message: MessageOf<K>;
  readonly reader?: Reader | undefined;
};

/** The only function that sends messages to people: to a known person in the shop too, once per message id. */
export async function sendNotice<K extends NoticeKind>(
  shop: Pick<Shop, 'mail'> & NoticeShop,
  { kind, message, reader }: Notice<K>,
): Promise<void> {
  const isMailed = !reader || (await keepNotice(shop, { ...reader, kind, eventId: message.messageId }));
  if (isMailed) await shop.mail.send(message);
}
