import { ok, refuse } from '#core/result.ts';
import { isAdminOrHigher } from '../auth/permissions.ts';
import { type OrderScope, readOrderScope } from '../order/order-scope.server.ts';
import { findIsHidden, saveIsHidden } from '../order/order-store.server.ts';
import { readIsMaintained } from '../order/read-is-maintained.server.ts';
import type { Visit } from '../visit.ts';
import type { HistoryShop } from './read-sought.server.ts';

/** Whoever sees the order: whether the company's plain users do. */
export async function readVisibility(shop: HistoryShop, visit: Visit, { orderId }: { orderId: string }) {
  const scope = await readOrderScope(shop, visit);
  if (!scope) return refuse({ code: 'not-signed-in' });
  const isHidden = await findIsHidden(shop.db, scope, orderId);
  return isHidden === undefined ? refuse({ code: 'order-not-found' }) : ok({ orderId, isVisible: !isHidden });
}

type Change = { readonly orderId: string; readonly isVisible: boolean };

/** Whoever administers the order's company, for the orders that they see, unless the retailer looks after them. */
export async function changeVisibility(shop: HistoryShop, visit: Visit, { orderId, isVisible }: Change) {
  const scope = await readOrderScope(shop, visit);
  if (!scope) return refuse({ code: 'not-signed-in' });
  if (!isAdminOrHigher(visit.claims)) return refuse({ code: 'not-allowed' });
  if (!isOfCompany(scope)) return refuse({ code: 'order-not-found' });
  const seen = await readVisibility(shop, visit, { orderId });
  if (!seen.ok) return seen;
  if (await readIsMaintained(shop, visit)) return refuse({ code: 'orders-maintained' });
  const changed = await saveIsHidden(shop.db, scope, orderId, !isVisible);
  return changed ? ok({ orderId, isVisible }) : refuse({ code: 'order-not-found' });
}

const isOfCompany = ({ kind }: OrderScope): boolean => kind === 'company' || kind === 'team';
