import { noticesOf } from '../live-topics.ts';
import type { Shop } from '../shop.server.ts';
import { channelsOf } from './channels-of.ts';
import { topicOf } from './notice-kinds.ts';
import { findChoices, insertNotice, type NewNotice } from './notice-store.server.ts';

/** What keeping a notice needs. */
export type NoticeShop = Pick<Shop, 'db' | 'clock' | 'live'>;

/**
 * Access: internal. Writes the notice for the shop or for the digest, once per event, unless the person has turned its topic off there.
 * Returns whether the person also gets the mail at once. `mayMail`: false for advertising without consent.
 */
export async function keepNotice(
  { db, clock, live }: NoticeShop,
  notice: NewNotice,
  { mayMail = true }: { readonly mayMail?: boolean } = {},
): Promise<boolean> {
  const topic = topicOf(notice.kind);
  if (topic === undefined) return true;
  const { shop: inShop, mail, digest } = channelsOf(topic, await findChoices(db, notice.customerId));
  const digestDue = mayMail && mail && digest;
  if (inShop || digestDue) {
    const isNew = await insertNotice(db, notice, { inShop, digestDue, now: clock.now() });
    if (isNew && inShop) live.tell(noticesOf(notice.customerId));
  }
  return mayMail && mail && !digest;
}
