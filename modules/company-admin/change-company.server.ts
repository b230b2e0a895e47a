import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import type { Claims } from '../auth/claims.ts';
import { mayDo } from '../auth/may-do.ts';
import type { Company } from '../company/company.ts';
import { attributeAmount } from '../company/company-credit.ts';
import { setCredit } from '../company/company-credit-store.server.ts';
import { insertConnection } from '../company/company-price-list-store.server.ts';
import { findCompany } from '../company/company-store.server.ts';
import { companyTopic } from '../company/company-terms.server.ts';
import { updateCompany } from '../company/company-write-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { type Administering, type AdminShop, type Beside, holdAdministered } from './administered-company.server.ts';
import { listAllowedLists } from './allowed-price-lists.server.ts';
import { auditedCompany } from './audited-company.ts';
import { checkChildCredit } from './child-credit.ts';
import type { CompanyChange } from './company-input.ts';
import { marketOfCompany } from './company-market.ts';
import { checkCompanyNumbers } from './company-numbers.ts';
import { holdFamilyCredit, isTakenFromParent, takeFromParent } from './give-credit.server.ts';
import { findParent } from './parent-company.server.ts';

/** Changes only the given fields. An outdated version is refused, and nothing is written. */
export async function changeCompany(
  shop: AdminShop,
  visit: Administering,
  companyId: number,
  change: CompanyChange,
  beside?: Beside,
) {
  const changed = await inTransaction(shop.db, async (db) => {
    const held = await holdAdministered(db, visit, companyId);
    if (!held.ok) return held;
    const { company, claims, version } = held.value;
    if (change.version !== undefined && change.version !== version) return refuse({ code: 'company-changed' });
    const parentId = change.parentId === undefined ? company.parentId : (change.parentId ?? undefined);
    const left = await holdFamilyCredit(db, { childId: company.id, parentId });
    const allowed = await checkChange(db, claims, { company, parentId, left }, change);
    if (!allowed.ok) return allowed;
    const written = await write(db, visit, { company, parentId, left }, change);
    if (written.ok) await beside?.(db, companyId);
    return written;
  });
  if (changed.ok) await shop.snapshots.announce(companyTopic);
  return changed;
}

type Held = {
  readonly company: Company;
  /** The parent after the change. */
  readonly parentId: number | undefined;
  readonly left: Awaited<ReturnType<typeof holdFamilyCredit>>;
};

async function checkChange(db: Db, claims: Claims, { company, parentId, left }: Held, change: CompanyChange) {
  const isStaff = mayDo(claims, 'customers');
  // A buying group gives access to groups of products, so only staff may change it.
  if (!isStaff && change.coopCode !== undefined && change.coopCode !== (company.coopCode ?? ''))
    return refuse({ code: 'not-allowed' });
  if (parentId !== company.parentId && (!isStaff || (parentId !== undefined && company.children.length > 0)))
    return refuse({ code: 'parent-not-found' });
  const of = { childId: company.id, marketId: company.marketId };
  if (parentId !== undefined && parentId !== company.parentId) {
    const parent = await findParent(db, claims, { parentId, ...of });
    if (!parent.ok) return parent;
  }
  const market = marketOfCompany(company);
  const before = { phoneNumber: company.phoneNumber, vatNo: company.attributes.VatNo };
  const numbers = market ? checkCompanyNumbers(market, change, before) : ok(undefined);
  if (!numbers.ok) return numbers;
  const primary = change.primaryPriceListCode;
  if (primary && !(await listAllowedLists(db, claims, { ...company, parentId })).some(({ code }) => code === primary))
    return refuse({ code: 'price-list-not-allowed', priceList: primary });
  const isTaken = isTakenFromParent({ claims });
  return checkCredit(company, left, change, { mayGrant: isStaff || company.id !== claims.company_id, isTaken });
}

type Granting = { readonly mayGrant: boolean; readonly isTaken: boolean };

/** A company cannot grant itself credit, and a child cannot get more than its parent has left. */
function checkCredit(company: Company, left: Held['left'], change: CompanyChange, { mayGrant, isTaken }: Granting) {
  const currency = marketOfCompany(company)?.currency;
  const { defaultAmount, invoiceCreditStopAmount } = change;
  const isNewLimit = defaultAmount !== undefined && defaultAmount !== (company.attributes.DefaultAmount ?? '0');
  if (!isNewLimit && invoiceCreditStopAmount === undefined) return ok(undefined);
  if (!mayGrant) return refuse({ code: 'credit-not-allowed' });
  const asked = [isNewLimit ? defaultAmount : undefined, invoiceCreditStopAmount];
  return checkChildCredit(
    left,
    asked.map((amount) => currency && attributeAmount(amount, currency)),
    isTaken,
  );
}

async function write(db: Db, visit: Administering, { company, parentId, left }: Held, change: CompanyChange) {
  const attributes = withChanges(company.attributes, {
    VatNo: change.vatNo,
    DefaultAmount: change.defaultAmount,
    InvoiceCreditStopAmount: change.invoiceCreditStopAmount,
    PrimaryPricelistCode: change.primaryPriceListCode,
  });
  const kept = (given: string | undefined, before: string | undefined) =>
    given === undefined ? before : given || undefined;
  await updateCompany(db, company.id, {
    marketId: company.marketId,
    parentId,
    name: change.name ?? company.name,
    coopCode: kept(change.coopCode, company.coopCode),
    emailAddress: change.emailAddress ?? company.emailAddress,
    orgNo: change.orgNo ?? company.orgNo,
    web: kept(change.web, company.web),
    phoneNumber: kept(change.phoneNumber, company.phoneNumber),
    attributes,
  });
  const currency = marketOfCompany(company)?.currency;
  const credit = currency && attributeAmount(change.invoiceCreditStopAmount, currency);
  if (credit) {
    await setCredit(db, company.id, credit, visit.now);
    await takeFromParent(db, visit, { parentId, before: left.child, after: credit });
  }
  if (change.primaryPriceListCode) await insertConnection(db, company.id, change.primaryPriceListCode);
  await markChanged(db, companyTopic);
  const after = await findCompany(db, company.id);
  if (!after) return refuse({ code: 'company-not-found', companyId: company.id });
  const sides = { before: auditedCompany(company), after: auditedCompany(after) };
  await recordChange(db, visit, { action: 'company.changed', subject: company.id, ...sides });
  return ok(after);
}

/** An empty text removes an attribute; absent ones stay. */
function withChanges(attributes: Company['attributes'], changes: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(changes).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const all = { ...attributes, ...Object.fromEntries(given) };
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => value !== '' || attributes[name] === ''));
}
