import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import type { OrderOwner } from '#modules/order/order.ts';
import type { TestShop } from '#tests/setup/test-shop.ts';
import { aCompany, tellCompanyChanged } from './company.ts';
import { aConsumer, aPerson, giveInfos } from './person.ts';

export type Watcher = 'buyer' | 'colleague' | 'consumer' | 'stranger' | 'admin' | 'otherAdmin';

/** A buyer of a company, and people who may or may not see the order: a colleague, an admin, and people of other companies. */
export async function orderWatchers(shop: TestShop) {
  const company = await aCompany('Bygg').save(shop.db);
  const other = await aCompany('Plåt').save(shop.db);
  const olle = (await aPerson('olle@bygg.example').at(company).save(shop.db)).id;
  const ida = (await aPerson('ida@bygg.example').at(company).save(shop.db)).id;
  const eva = (await aConsumer('eva@home.example').save(shop.db)).id;
  const claims: Record<Watcher, Partial<Claims>> = {
    buyer: { customer_id: olle, storm_role: roles.user, company_id: company.id },
    colleague: { customer_id: ida, storm_role: roles.user, company_id: company.id },
    consumer: { customer_id: eva, storm_role: roles.b2c },
    stranger: { customer_id: ida, storm_role: roles.administrator, company_id: other.id },
    admin: { customer_id: ida, storm_role: roles.customerAdmin, company_id: company.id },
    otherAdmin: { customer_id: ida, storm_role: roles.customerAdmin, company_id: other.id },
  };
  const owner: OrderOwner = {
    kind: 'company',
    companyId: company.id,
    customerId: olle,
    punchOutSession: undefined,
  };
  const set = async (settings: Record<string, string>) => {
    for (const [key, value] of Object.entries(settings))
      await shop.db.insertInto('company_setting').values({ company_id: company.id, key, value }).execute();
    await tellCompanyChanged(shop);
  };
  return {
    claims,
    owner,
    companyId: company.id,
    buyerId: olle,
    hidePrices: () => set({ HidePrice: 'true' }),
    /** Binds the admin to a team: the people who have the admin as approver. */
    bindToTeams: () => set({ UseCompanyTeam: 'true', ApproverMode: 'AttestantPerUser' }),
    joinTeam: () => giveInfos(shop.db, olle, { Attestant1: 'ida@bygg.example' }),
  };
}
