import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import type { OrderRow } from '#modules/order/order.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPriceList } from '#tests/build/feed.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { listOrderLines } from './list-order-lines.server.ts';

const placed = { paymentState: 'Default', paymentMethodId: 169, status: 300 } as const;

/** A row priced from an external list. */
function external(rowNumber: number, priceList: string): OrderRow {
  const row = anOrderRow({ rowNumber, type: 'ExternalArticle' });
  const list = { kind: 'list', priceList, listType: 'External', price: { amount: row.price.unit.net, isGross: false } };
  return { ...row, price: { ...row.price, steps: [list as OrderRow['price']['steps'][number], ...row.price.steps] } };
}

test('H16 external orders are those with external articles, with their suppliers, date and status', async () => {
  const shop = await openTestShop();
  await bringFeed(shop, [...smallWorld(), { ...aPriceList({ code: 'EXT', type: 'External' }), name: 'Norrmerch' }]);
  const company = await aCompany().save(shop.db);
  const { id: customerId } = await aPerson().at(company).save(shop.db);
  const owner = { kind: 'company', companyId: company.id, customerId, punchOutSession: undefined } as const;
  const rows = [anOrderRow(), external(200, 'EXT'), external(300, 'EXT'), external(400, 'GONE')];
  const orderNo = await insertOrder(shop.db, anOrder({ ...placed, owner, rows }));
  await insertOrder(shop.db, anOrder({ ...placed, owner }));
  const claims = someClaims({ storm_role: roles.administrator, company_id: company.id });
  const asked = { reach: 'all', filter: { isExternal: true }, part: { limit: 5, order: 'desc' } } as const;
  const listed = await listOrderLines(shop, aVisit({ claims }), asked);
  expect(listed).toMatchObject({
    value: { items: [{ orderNo, status: 300, suppliers: ['GONE', 'Norrmerch'], createdAt: expect.any(Date) as Date }] },
  });
});
