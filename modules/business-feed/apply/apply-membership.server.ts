import { ok, refuse } from '#core/result.ts';
import { findCompanyBrief } from '../../company/company-membership-store.server.ts';
import { listConnectedLists } from '../../company/company-price-list-store.server.ts';
import { connectPriceList, disconnectPriceList } from '../../company-admin/company-price-lists.server.ts';
import { findMarketBySiteId } from '../../market/find-market.ts';
import { findOffer } from '../../people/offer-store.server.ts';
import type { PersonRecord } from '../../people/person-record.ts';
import { findRecord } from '../../people/person-record-store.server.ts';
import { findOwnerOfEmail } from '../../people/person-write-store.server.ts';
import { addCompany, removeCompany } from '../../people-admin/change-companies.server.ts';
import { offerMembership } from '../../people-admin/membership-offers.server.ts';
import type { RowOf } from '../business-row.ts';
import { type Feeding, reachKeyed, visitIn } from '../feeding.server.ts';
import type { Applied } from '../outcome.ts';

async function reachCompany(feeding: Feeding, key: string) {
  const companyId = await reachKeyed(feeding, 'company', key);
  if (!companyId.ok) return companyId;
  const brief = await findCompanyBrief(feeding.shop.db, companyId.value);
  const market = brief && findMarketBySiteId(brief.marketId);
  if (!market) return refuse({ code: 'company-not-found', companyId: companyId.value });
  return ok({ companyId: companyId.value, visit: visitIn(feeding, market) });
}

/** People of the feed become members at once; a person identified by e-mail address gets an offer. */
export async function applyMembership(feeding: Feeding, row: RowOf<'membership'>): Promise<Applied> {
  const company = await reachCompany(feeding, row.company);
  if (!company.ok) return company;
  const { companyId, visit } = company.value;
  const { db } = feeding.shop;
  if (row.person === undefined) {
    const ownerId = await findOwnerOfEmail(db, row.emailAddress ?? '');
    const owner = ownerId === undefined ? undefined : await findRecord(db, ownerId);
    if (!owner) return refuse({ code: 'business-key-unknown', key: row.emailAddress ?? '' });
    return offerTo(feeding, visit, { owner, companyId });
  }
  const person = await reachKeyed(feeding, 'person', row.person);
  if (!person.ok) return person;
  const customerId = person.value;
  const isMember = (await findRecord(db, customerId))?.companyIds.includes(companyId) === true;
  if (isMember === !row.remove) return ok('same');
  const change = row.remove ? removeCompany : addCompany;
  const changed = await change(feeding.shop, visit, { customerId, companyId });
  return changed.ok ? ok('changed') : changed;
}

type CompanyOwner = { readonly owner: PersonRecord; readonly companyId: number };

/** A member stays one, and a person who had an offer gets no other one, even after declining it. */
export async function offerTo(
  { shop }: Feeding,
  visit: ReturnType<typeof visitIn>,
  { owner, companyId }: CompanyOwner,
): Promise<Applied> {
  if (owner.companyIds.includes(companyId)) return ok('same');
  const before = await findOffer(shop.db, owner.id, companyId);
  if (before?.isDeclined) return ok('same');
  const offered = await offerMembership(shop, visit, { companyId, emailAddress: owner.emailAddress });
  if (!offered.ok) return offered;
  if (before) return ok('same');
  // Consumers, staff and people of other markets cannot join.
  return (await findOffer(shop.db, owner.id, companyId)) ? ok('offered') : refuse({ code: 'email-taken' });
}

export async function applyPriceList(feeding: Feeding, row: RowOf<'price-list'>): Promise<Applied> {
  const company = await reachCompany(feeding, row.company);
  if (!company.ok) return company;
  const { companyId, visit } = company.value;
  const isConnected = (await listConnectedLists(feeding.shop.db, [companyId])).includes(row.priceList);
  if (isConnected === !row.remove) return ok('same');
  const change = row.remove ? disconnectPriceList : connectPriceList;
  const changed = await change(feeding.shop, visit, companyId, row.priceList);
  return changed.ok ? ok('changed') : changed;
}
