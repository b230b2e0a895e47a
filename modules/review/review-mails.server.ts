import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import { type Addressee, findAddressee } from '../account/addressee.server.ts';
import { shopLink } from '../account/shop-link.server.ts';
import { claimsOfReader } from '../auth/claims-of-reader.ts';
import type { HrefOf } from '../href-of.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';
import type { Shop } from '../shop.server.ts';
import { findReviewed } from './find-reviewed.server.ts';
import { reviewDecided, reviewDecidedPayload } from './review-events.ts';
import { findReview } from './review-store.server.ts';

type MailShop = Omit<Shop, 'jobs'>;
type Target = { readonly page: string; readonly params: Readonly<Record<string, string>> };

/** Tells authors what staff decided about their reviews. */
export function reviewMails(shop: MailShop, hrefOf: HrefOf): Subscriber[] {
  return [{ name: 'mail-review-decided', to: reviewDecided, handle: (event) => mailDecided(shop, hrefOf, event) }];
}

async function mailDecided(shop: MailShop, hrefOf: HrefOf, { eventId, payload }: ShopEvent): Promise<void> {
  const { reviewId, revision } = reviewDecidedPayload.parse(payload);
  const review = await findReview(shop.db, reviewId);
  // Withdrawn or edited since; an edited review is decided again.
  if (!review || review.revision !== revision || review.status === 'waiting') return;
  const { customerId, basePartNo, status, reason } = review;
  const author = await findAddressee(shop, customerId);
  if (!author) return;
  const { to, market, language } = author;
  const product = await findProductOf(shop, author, basePartNo);
  const facts = { product: product?.name ?? basePartNo };
  const isAccepted = status === 'accepted';
  const page = isAccepted ? 'productReviews' : 'productReview';
  const target: Target = product ? { page, params: { uniqueName: product.slug } } : { page: 'notices', params: {} };
  await sendLetter(shop, {
    kind: isAccepted ? 'review-accepted' : 'review-refused',
    eventId,
    to,
    language,
    url: shopLink(shop, market, hrefOf(target.page, language, target.params)),
    facts: { ...facts, reason },
    reader: { customerId, facts, ...(product && target) },
  });
}

/** In their own assortment: the product may have left it. */
function findProductOf(shop: MailShop, { customerId, role, market, language }: Addressee, basePartNo: string) {
  const claims = claimsOfReader({ customerId, role, marketId: market.marketId });
  return findReviewed(shop, { market, language, claims, now: shop.clock.now() }, { basePartNo });
}
