import { ok, refuse } from '#core/result.ts';
import { holdSubject } from '../audit/hold-subject.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { administers } from '../auth/may-do.ts';
import { type OrderScope, readOrderScope } from '../order/order-scope.server.ts';
import { findIsHidden, saveIsHidden } from '../order/order-store.server.ts';
import { readIsMaintained } from '../order/read-is-maintained.server.ts';
import type { Visit } from '../visit.ts';
import type { HistoryShop } from './read-sought.server.ts';

/** Whether plain users of the company see the order, for all people who see it. */
export async function readVisibility(shop: HistoryShop, visit: Visit, { orderId }: { orderId: string }) {
  const scope = await readOrderScope(shop, visit);
  if (!scope) return refuse({ code: 'not-signed-in' });
  const isHidden = await findIsHidden(shop.db, scope, orderId);
  return isHidden === undefined ? refuse({ code: 'order-not-found' }) : ok({ orderId, isVisible: !isHidden });
}

type Change = { readonly orderId: string; readonly isVisible: boolean };

/** For admins of the order's company and staff with the task orders, for orders that they see, unless the retailer maintains them. */
export async function changeVisibility(shop: HistoryShop, visit: Visit, { orderId, isVisible }: Change) {
  const scope = await readOrderScope(shop, visit);
  if (!scope) return refuse({ code: 'not-signed-in' });
  if (!administers(visit.claims, 'orders')) return refuse({ code: 'not-allowed' });
  if (!isOfCompany(scope)) return refuse({ code: 'order-not-found' });
  const seen = await readVisibility(shop, visit, { orderId });
  if (!seen.ok) return seen;
  if (await readIsMaintained(shop, visit)) return refuse({ code: 'orders-maintained' });
  const changed = await shop.db.transaction().execute(async (db) => {
    await holdSubject(db, 'order.visibility-changed', orderId);
    const wasHidden = await findIsHidden(db, scope, orderId);
    if (!(await saveIsHidden(db, scope, orderId, !isVisible))) return false;
    const [before, after] = [{ isVisible: wasHidden === false }, { isVisible }];
    await recordChange(db, visit, { action: 'order.visibility-changed', subject: orderId, before, after });
    return true;
  });
  return changed ? ok({ orderId, isVisible }) : refuse({ code: 'order-not-found' });
}

const isOfCompany = ({ kind }: OrderScope): boolean => kind === 'company' || kind === 'team';
