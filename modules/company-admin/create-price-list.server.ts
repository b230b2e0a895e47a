import { randomUUID } from 'node:crypto';
import { ok, refuse } from '#core/result.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { catalogueTopic } from '../catalogue/catalogue-topics.ts';
import { insertPriceList } from '../catalogue/price-list-store.server.ts';
import type { StoredPriceList } from '../catalogue/stored-reference.ts';
import { insertConnection } from '../company/company-price-list-store.server.ts';
import { companyTopic } from '../company/company-terms.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { holdAdministered } from './administered-company.server.ts';
import { marketOfCompany } from './company-market.ts';
import type { NewPriceList } from './price-list-schema.ts';

/** For staff with the task customers: creates an empty list in the market of a company and connects it. */
export async function createPriceList(shop: Shop, visit: Visit, companyId: number, input: NewPriceList) {
  const created = await inTransaction(shop.db, async (db) => {
    const held = await holdAdministered(db, visit, companyId);
    if (!held.ok) return held;
    const allowed = allowChange(visit, 'customers');
    if (!allowed.ok) return allowed;
    const { code: market, currency } = marketOfCompany(held.value.company) ?? visit.market;
    const code = input.code ?? `C${companyId}-${randomUUID().slice(0, 8)}`;
    const list: StoredPriceList = { code, name: input.name, type: input.type, market, currency };
    await markChanged(db, catalogueTopic);
    if (!(await insertPriceList(db, list))) return refuse({ code: 'price-list-taken', priceList: code });
    await insertConnection(db, companyId, code);
    await recordChange(db, visit, {
      action: 'price-list.created',
      subject: code,
      madeFor: companyId,
      after: { ...list, companyId },
    });
    await markChanged(db, companyTopic);
    return ok(list);
  });
  if (!created.ok) return created;
  await shop.snapshots.announce(catalogueTopic);
  await shop.snapshots.announce(companyTopic);
  return created;
}
