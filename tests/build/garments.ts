import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import { listGarmentsOf } from '#modules/garment/garment-store.server.ts';
import { registerDelivery } from '#modules/garment/register-delivery.server.ts';
import type { TestShop } from '#tests/setup/test-shop.ts';
import { aCompany, tellCompanyChanged } from './company.ts';
import { anOpenOrder } from './fulfilment.ts';
import { giveLaundry } from './laundry.ts';
import { anOrderRow } from './order.ts';
import { aPerson } from './person.ts';

type Who = 'admin' | 'wearer' | 'colleague' | 'laundry' | 'stranger';

/** A company whose laundry has an account in the shop, its admin, a wearer (31001), a colleague, and an admin of another company. */
export async function aLaundryWorld(shop: TestShop) {
  const company = await aCompany('Hospital').with({ UseLaundry: 'true' }).save(shop.db);
  const account = await aCompany('White Water').save(shop.db);
  const other = await aCompany('Bakery').save(shop.db);
  await giveLaundry(shop.db, company.id);
  await shop.db.updateTable('laundry').set({ company_id: account.id }).where('code', '=', 'L-1').execute();
  const person = async (email: string, at: { id: number }, role: 64 | 81, infos: Record<string, string> = {}) => {
    const { id } = await aPerson(email).withRole(role).at(at).with(infos).save(shop.db);
    return { customer_id: id, storm_role: role, company_id: at.id };
  };
  const claims: Record<Who, Partial<Claims> & { customer_id: number }> = {
    admin: await person('aino@hospital.example', company, roles.customerAdmin),
    wearer: await person('eva@hospital.example', company, roles.user, { EmployeeNo: '31001' }),
    colleague: await person('kai@hospital.example', company, roles.user),
    laundry: await person('wilma@water.example', account, roles.user),
    stranger: await person('una@bakery.example', other, roles.customerAdmin),
  };
  await tellCompanyChanged(shop);
  return { companyId: company.id, accountId: account.id, otherId: other.id, claims };
}

type World = Awaited<ReturnType<typeof aLaundryWorld>>;

/**
 * An order for the wearer, fully delivered: three trousers for her, and two without a wearer, which belong to the
 * buyer.
 */
export async function deliverGarments(shop: TestShop, { companyId, claims }: World, dispatchNumber = 'D1') {
  const { customer_id: id } = claims.wearer;
  const { id: orderId, orderNo } = await anOpenOrder(shop, {
    owner: { kind: 'company', companyId, customerId: claims.admin.customer_id, punchOutSession: undefined },
    rows: [
      anOrderRow({ rowNumber: 100, quantity: 3, coworker: { id, name: 'Eva Lind', employeeNo: '31001' } }),
      anOrderRow({ rowNumber: 200, quantity: 2 }),
    ],
  });
  const rows = [
    { rowNumber: 100, quantity: 3 },
    { rowNumber: 200, quantity: 2 },
  ];
  const report = { kind: 'delivery', dispatchNumber, carrier: 'Norrfrakt', rows } as const;
  const told = await applyReport(shop, { orderId, source: 'erp', messageId: dispatchNumber, report });
  if (!told.ok) throw new Error(told.refusal.code);
  const made = await registerDelivery(shop, { orderId, dispatchNumber });
  return { orderId, orderNo, made, garments: await listGarmentsOf(shop.db, orderId) };
}
