import { type Money, money } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import type { Claims } from '../auth/claims.ts';
import { mayDo } from '../auth/may-do.ts';
import { roles } from '../auth/roles.ts';
import type { Company } from '../company/company.ts';
import { insertAddress } from '../company/company-address-store.server.ts';
import { agreedCredit, attributeAmount } from '../company/company-credit.ts';
import { setCredit } from '../company/company-credit-store.server.ts';
import { insertConnection } from '../company/company-price-list-store.server.ts';
import { findCompany } from '../company/company-store.server.ts';
import { companyTopic } from '../company/company-terms.server.ts';
import { insertCompany } from '../company/company-write-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Market } from '../market/market.ts';
import type { Administering, AdminShop, Beside } from './administered-company.server.ts';
import { listAllowedLists } from './allowed-price-lists.server.ts';
import { auditedCompany } from './audited-company.ts';
import { checkChildCredit } from './child-credit.ts';
import { readAddress } from './company-address.ts';
import type { NewCompany } from './company-input.ts';
import { marketOfCompany } from './company-market.ts';
import { checkCompanyNumbers } from './company-numbers.ts';
import { mayUseMethod } from './delivery-method-choice.server.ts';
import { holdFamilyCredit, isTakenFromParent, takeFromParent } from './give-credit.server.ts';
import { findParent } from './parent-company.server.ts';

/** Administrators create children of their own company; staff with the task customers create any. */
export async function createCompany(shop: AdminShop, visit: Administering, input: NewCompany, beside?: Beside) {
  const { claims } = visit;
  if (!claims) return refuse({ code: 'not-signed-in' });
  const isStaff = mayDo(claims, 'customers');
  if (!isStaff && claims.storm_role !== roles.administrator) return refuse({ code: 'not-allowed' });
  const parentId = input.parentId ?? (isStaff ? undefined : claims.company_id);
  if (!isStaff && parentId === undefined) return refuse({ code: 'parent-not-found' });
  const parent = parentId === undefined ? ok(undefined) : await findParent(shop.db, claims, { parentId });
  if (!parent.ok) return parent;
  // A buying group gives access to groups of products, so only staff may choose one freely.
  if (!isStaff && input.coopCode !== undefined && input.coopCode !== parent.value?.coopCode)
    return refuse({ code: 'not-allowed' });
  const market = (parent.value && marketOfCompany(parent.value)) ?? visit.market;
  const numbers = checkCompanyNumbers(market, input);
  if (!numbers.ok) return numbers;
  if (!(await mayUseMethod(shop, market, input.deliveryMethodId ?? undefined)))
    return refuse({ code: 'delivery-method-not-found' });
  const planned = { input, parent: parent.value, market, claims };
  const created = await inTransaction(shop.db, async (db) => {
    const made = await insertWhole(db, visit, planned);
    if (made.ok) await beside?.(db, made.value.id);
    return made;
  });
  if (created.ok) await shop.snapshots.announce(companyTopic);
  return created;
}

type Planned = { input: NewCompany; parent: Company | undefined; market: Market; claims: Claims };

async function insertWhole(db: Db, visit: Administering, { input, parent, market, claims }: Planned) {
  const place = { marketId: market.marketId };
  const left = await holdFamilyCredit(db, { parentId: parent?.id });
  // The parent may have become a child, or been deleted, since it was read.
  const held = parent ? await findParent(db, claims, { parentId: parent.id, ...place }) : ok(undefined);
  if (!held.ok) return held;
  const { primaryPriceListCode: primary, deliveryAddress, invoiceAddress } = input;
  const family = { id: parent?.id ?? 0, parentId: parent?.id, ...place };
  const isAllowed =
    primary === undefined || (await listAllowedLists(db, claims, family)).some(({ code }) => code === primary);
  if (!isAllowed) return refuse({ code: 'price-list-not-allowed', priceList: primary });
  const attributes = attributesOf(input);
  const amounts = [attributes.DefaultAmount, attributes.InvoiceCreditStopAmount];
  const withinParent = checkChildCredit(
    left,
    amounts.map((amount) => attributeAmount(amount, market.currency)),
    isTakenFromParent({ claims }),
  );
  if (!withinParent.ok) return withinParent;
  const addresses = [];
  for (const [kind, address] of [
    ['delivery', deliveryAddress],
    ['invoice', invoiceAddress],
  ] as const) {
    if (!address) continue;
    const read = readAddress(kind, address, market);
    if (!read.ok) return read;
    addresses.push({ kind, address: read.value });
  }
  const { name, coopCode, emailAddress, orgNo, web, phoneNumber } = input;
  const fields = { ...place, parentId: parent?.id, name, coopCode, emailAddress, orgNo, web, phoneNumber, attributes };
  const id = await insertCompany(db, fields);
  for (const { kind, address } of addresses) await insertAddress(db, { companyId: id, kind }, address);
  if (primary !== undefined) await insertConnection(db, id, primary);
  const credit = agreedCredit(fields) ?? nothingOf(left.parent);
  if (credit) await setCredit(db, id, credit, visit.now);
  await takeFromParent(db, visit, { parentId: parent?.id, before: undefined, after: credit });
  await recordChange(db, visit, {
    action: 'company.created',
    subject: id,
    after: auditedCompany({ ...fields, credit }),
  });
  await markChanged(db, companyTopic);
  const company = await findCompany(db, id);
  return company ? ok(company) : refuse({ code: 'company-not-found', companyId: id });
}

/** Below a parent with a limit, a child gets a limit too. */
const nothingOf = (left: Money | undefined): Money | undefined => left && money(0, left.currency);

function attributesOf(input: NewCompany): Record<string, string> {
  const named = {
    VatNo: input.vatNo,
    DefaultAmount: input.defaultAmount ?? '0',
    InvoiceCreditStopAmount: input.invoiceCreditStopAmount ?? '0',
    PrimaryPricelistCode: input.primaryPriceListCode,
    DeliveryMethodId: input.deliveryMethodId?.toString(),
  };
  return Object.fromEntries(Object.entries(named).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
