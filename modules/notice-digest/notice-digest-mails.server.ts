import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import { findAddressee } from '../account/addressee.server.ts';
import { shopLink } from '../account/shop-link.server.ts';
import type { HrefOf } from '../href-of.ts';
import { channelsOf } from '../notices/channels-of.ts';
import { listDigestDue, markDigestSent } from '../notices/digest-store.server.ts';
import { topicOf } from '../notices/notice-kinds.ts';
import { findChoices } from '../notices/notice-store.server.ts';
import { titleOf } from '../notices/read-notices.server.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';
import type { Shop } from '../shop.server.ts';
import { digestDue, digestDuePayload } from './notice-digest-events.ts';

const mostTitles = 30;

type MailShop = Pick<Shop, 'db' | 'clock' | 'env' | 'mail' | 'texts' | 'live'>;

/** One mail with all notices that wait for it. Without any, for example if the event is repeated, no mail is sent. */
export function noticeDigestMails(shop: MailShop, hrefOf: HrefOf): Subscriber[] {
  return [{ name: 'mail-notice-digest', to: digestDue, handle: (event) => mailDigest(shop, hrefOf, event) }];
}

async function mailDigest(shop: MailShop, hrefOf: HrefOf, { eventId, payload }: ShopEvent): Promise<void> {
  const { customerId } = digestDuePayload.parse(payload);
  const due = await listDigestDue(shop.db, customerId);
  const newest = due.at(-1);
  if (!newest) return;
  const choices = await findChoices(shop.db, customerId);
  // The person may have turned the mails of a topic off since.
  const wanted = due.filter(({ kind }) => {
    const topic = topicOf(kind);
    return topic !== undefined && channelsOf(topic, choices).mail;
  });
  const reader = await findAddressee(shop, customerId);
  if (reader && wanted.length > 0) {
    const { to, market, language } = reader;
    const titles = wanted.slice(-mostTitles).map(({ kind, facts }) => `– ${titleOf(shop, language, kind, facts)}`);
    const more = wanted.length > titles.length ? ['– …'] : [];
    await sendLetter(shop, {
      kind: 'notice-digest',
      eventId,
      to,
      language,
      url: shopLink(shop, market, hrefOf('notices', language)),
      facts: { notices: String(wanted.length) },
      lines: ['', ...more, ...titles],
    });
  }
  await markDigestSent(shop.db, customerId, newest.id);
}
