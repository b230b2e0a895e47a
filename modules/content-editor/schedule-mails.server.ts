import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import { findAddressee } from '../account/addressee.server.ts';
import { shopLink } from '../account/shop-link.server.ts';
import type { HrefOf } from '../href-of.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';
import type { Shop } from '../shop.server.ts';
import { contentIdOf } from './content-id.ts';
import { findDraftById } from './draft-store.server.ts';
import { scheduleStopped, scheduleStoppedPayload } from './schedule-events.ts';

type MailShop = Pick<Shop, 'db' | 'clock' | 'env' | 'mail' | 'texts' | 'live'>;

/** Tells the author of a page, in the shop and by mail, that it was not published as planned. */
export function scheduleMails(shop: MailShop, hrefOf: HrefOf): Subscriber[] {
  return [{ name: 'mail-stopped-schedule', to: scheduleStopped, handle: (event) => mailStopped(shop, hrefOf, event) }];
}

async function mailStopped(shop: MailShop, hrefOf: HrefOf, { eventId, payload }: ShopEvent): Promise<void> {
  const { draftId, reason, authorId } = scheduleStoppedPayload.parse(payload);
  const draft = await findDraftById(shop.db, draftId);
  const author = authorId === undefined ? undefined : await findAddressee(shop, authorId);
  if (!draft || !author) return;
  const { to, market, language, customerId } = author;
  const page = 'staffContent';
  const params = { id: contentIdOf(draft.place) };
  const facts = { title: (draft.data as { title?: string }).title || draft.place.slug };
  await sendLetter(shop, {
    kind: 'schedule-stopped',
    eventId,
    to,
    language,
    url: shopLink(shop, market, hrefOf(page, language, params)),
    facts: { ...facts, reason },
    reader: { customerId, facts, page, params },
  });
}
