import { ok, refuse } from '#core/result.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { mayDo } from '../auth/may-do.ts';
import { deleteConnection, insertConnection, listConnectedLists } from '../company/company-price-list-store.server.ts';
import { companyTopic } from '../company/company-terms.server.ts';
import { updateCompany } from '../company/company-write-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import {
  type Administering,
  type AdminShop,
  findAdministered,
  holdAdministered,
} from './administered-company.server.ts';
import { listAllowedLists, mayConnect } from './allowed-price-lists.server.ts';

/** The lists that a company may use: whether each is connected, is the primary one, and may be connected by the visitor. */
export async function readAllowedLists(shop: Pick<Shop, 'db'>, visit: Pick<Visit, 'claims'>, companyId: number) {
  const found = await findAdministered(shop.db, visit, companyId);
  if (!found.ok) return found;
  const { company, claims } = found.value;
  const connected = await listConnectedLists(shop.db, [companyId]);
  const lists = await listAllowedLists(shop.db, claims, company);
  const parents = company.parentId === undefined ? [] : await listConnectedLists(shop.db, [company.parentId]);
  return ok(
    lists.map((list) => ({
      ...list,
      isConnected: connected.includes(list.code),
      isPrimary: list.code === company.attributes.PrimaryPricelistCode,
      isConnectable: mayDo(claims, 'customers') || parents.includes(list.code),
    })),
  );
}

/** The company's people then see the list's products at its prices. */
export async function connectPriceList(shop: AdminShop, visit: Administering, companyId: number, code: string) {
  const connected = await inTransaction(shop.db, async (db) => {
    const held = await holdAdministered(db, visit, companyId);
    if (!held.ok) return held;
    const { company, claims } = held.value;
    if (!(await mayConnect(db, claims, company, code)))
      return refuse({ code: 'price-list-not-found', priceList: code });
    const before = await listConnectedLists(db, [companyId]);
    await insertConnection(db, companyId, code);
    const sides = { before: { priceLists: before }, after: { priceLists: await listConnectedLists(db, [companyId]) } };
    await recordChange(db, visit, { action: 'company.price-lists-changed', subject: companyId, ...sides });
    await markChanged(db, companyTopic);
    return ok({ priceListId: code });
  });
  if (connected.ok) await shop.snapshots.announce(companyTopic);
  return connected;
}

/** Products that only this list sold leave the assortment; carts are updated when they are next loaded. */
export async function disconnectPriceList(shop: AdminShop, visit: Administering, companyId: number, code: string) {
  const disconnected = await inTransaction(shop.db, async (db) => {
    const held = await holdAdministered(db, visit, companyId);
    if (!held.ok) return held;
    const { company } = held.value;
    const before = await listConnectedLists(db, [companyId]);
    if (!before.includes(code)) return refuse({ code: 'price-list-not-found', priceList: code });
    await deleteConnection(db, companyId, code);
    const { PrimaryPricelistCode: primary, ...others } = company.attributes;
    if (primary === code) await updateCompany(db, companyId, { ...company, attributes: others });
    const sides = { before: { priceLists: before }, after: { priceLists: before.filter((other) => other !== code) } };
    await recordChange(db, visit, { action: 'company.price-lists-changed', subject: companyId, ...sides });
    await markChanged(db, companyTopic);
    return ok({ priceListId: code });
  });
  if (disconnected.ok) await shop.snapshots.announce(companyTopic);
  return disconnected;
}
