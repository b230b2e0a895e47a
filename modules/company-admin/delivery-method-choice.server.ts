import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { updateCompany } from '../company/company-write-store.server.ts';
import { readCompanyMethods } from '../delivery/read-delivery-methods.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Market } from '../market/market.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findAdministered, holdAdministered } from './administered-company.server.ts';
import { marketOfCompany } from './company-market.ts';

/** Whether a market offers this delivery method to companies; no method is always valid. */
export async function mayUseMethod(
  shop: Pick<Shop, 'snapshots'>,
  market: Market,
  methodId: number | undefined,
): Promise<boolean> {
  if (methodId === undefined) return true;
  const methods = await readCompanyMethods(shop, { market, language: market.defaultLocale });
  return methods.some(({ id }) => id === methodId);
}

/** Sets the delivery method that is preselected in the checkout of a company's people; undefined preselects none. */
export async function setDeliveryMethod(shop: Shop, visit: Visit, companyId: number, methodId: number | undefined) {
  const found = await findAdministered(shop.db, visit, companyId);
  if (!found.ok) return found;
  const market = marketOfCompany(found.value.company) ?? visit.market;
  if (!(await mayUseMethod(shop, market, methodId))) return refuse({ code: 'delivery-method-not-found' });
  return inTransaction(shop.db, async (db) => {
    const held = await holdAdministered(db, visit, companyId);
    if (!held.ok) return held;
    const { DeliveryMethodId: before, ...others } = held.value.company.attributes;
    const attributes = methodId === undefined ? others : { ...others, DeliveryMethodId: String(methodId) };
    await updateCompany(db, companyId, { ...held.value.company, attributes });
    await recordChange(db, visit, {
      action: 'company.changed',
      subject: companyId,
      before: { deliveryMethodId: before },
      after: { deliveryMethodId: methodId?.toString() },
    });
    return ok({ deliveryMethodId: methodId ?? null });
  });
}
