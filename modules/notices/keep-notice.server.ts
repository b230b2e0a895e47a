import { noticesOf } from '../live-topics.ts';
import type { Shop } from '../shop.server.ts';
import { isMailRequired, topicOf } from './notice-kinds.ts';
import { findChoices, insertNotice, type NewNotice } from './notice-store.server.ts';

/** What keeping a notice needs. */
export type NoticeShop = Pick<Shop, 'db' | 'clock' | 'live'>;

/**
 * Access: internal. Writes the notice for the shop, once per event, unless the person has turned its topic off there.
 * Returns whether the person also gets the mail.
 */
export async function keepNotice({ db, clock, live }: NoticeShop, notice: NewNotice): Promise<boolean> {
  const topic = topicOf(notice.kind);
  if (topic === undefined) return true;
  const choices = await findChoices(db, notice.customerId);
  const isOff = (channel: 'shop' | 'mail') => choices.some((one) => one.topic === topic && one.channel === channel);
  if (!isOff('shop') && (await insertNotice(db, notice, clock.now()))) live.tell(noticesOf(notice.customerId));
  return isMailRequired(topic) || !isOff('mail');
}
