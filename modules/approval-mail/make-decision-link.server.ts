import { randomBytes } from 'node:crypto';
import type { Language } from '#core/locale.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { HrefOf } from '../href-of.ts';
import type { Order } from '../order/order.ts';
import { homeOf } from '../order/status-link.server.ts';
import { readSeenNow } from '../pending-order/order-mark.server.ts';
import type { Shop } from '../shop.server.ts';
import { isDecidedByMail } from './decide-by-mail.ts';
import { insertLink } from './decision-link-store.server.ts';

const lastsMs = 72 * 60 * 60 * 1000;

type LinkFacts = { readonly order: Order; readonly approverId: number; readonly language: Language };

/** The address by which one person decides on the order as it is now, without sign-in; undefined where the company does not allow it. */
export async function makeDecisionLink(
  shop: Pick<Shop, 'db' | 'snapshots' | 'clock' | 'env'>,
  hrefOf: HrefOf,
  { order, approverId, language }: LinkFacts,
): Promise<string | undefined> {
  if (order.owner.kind !== 'company') return undefined;
  const { settings } = await readCompanyTerms(shop, order.owner.companyId);
  if (!isDecidedByMail(settings, order.priced.totals.payable)) return undefined;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(shop.clock.now().getTime() + lastsMs);
  const seen = await readSeenNow(shop.db, order);
  await insertLink(shop.db, token, { orderId: order.id, approverId, seen, expiresAt });
  const url = new URL(hrefOf('decideOrder', language), homeOf(shop.env, order.marketId));
  url.searchParams.set('token', token);
  return url.href;
}
