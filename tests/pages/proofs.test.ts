import { beforeAll, expect, test } from 'vitest';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { roles } from '#modules/auth/roles.ts';
import { addToCart } from '#modules/cart/add-to-cart.server.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { trousers } from '#tests/build/goods.ts';
import { anOrderRow } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';
import { goodsWithServices, jobTag, logo } from '#tests/build/vas.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;
let claims: { customer_id: number; storm_role: 81; company_id: number };

const thigh = { code: 'right thigh', name: { sv: 'Höger lår', en: 'Right thigh' } };

beforeAll(async () => {
  shop = await openTestShop();
  await bringFeed(
    shop,
    goodsWithServices.map((row) => ('serviceArticleId' in row ? { ...row, positions: [thigh] } : row)),
  );
  app = await openBuiltApp(shop);
  const company = await aCompany('Bygg').with({ ShowVas: 'true' }).save(shop.db);
  const { id } = await aPerson('vera@bygg.example').withRole(roles.customerAdmin).at(company).save(shop.db);
  claims = { customer_id: id, storm_role: roles.customerAdmin, company_id: company.id };
});

/** What is seen, without the texts that a page has as data. */
const seenAt = async (path: string) => {
  const answer = await app.get(path, { claims });
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
};

test('the proofs of a cart say which text cannot be made, and link to it', async () => {
  const visit = aVisit({ claims: someClaims(claims), now: shop.clock.now() });
  const items = [{ sku: trousers, quantity: 1, services: [{ serviceArticleId: jobTag, position: thigh.code }] }];
  expect((await addToCart(shop, visit, { items })).ok).toBe(true);
  const html = await seenAt(routeHref('cartProofs', 'sv'));
  expect(html).toContain('Den här texten kan inte tillverkas som den är. Den måste rättas först.');
  expect(html).toMatch(/href="#proof-\d+"/);
});

test('an order and its confirmation say that the file of a logo is missing', async () => {
  const garment = anOrderRow({ rowNumber: 100, sku: trousers, quantity: 1 });
  const making = {
    service: 'transfer',
    hasText: false,
    typeface: undefined,
    heightMm: undefined,
    categories: ['Bottoms'],
    hexes: [],
  };
  const service = {
    serviceArticleId: logo,
    position: thigh.code,
    positionName: thigh.name.sv,
    lines: [],
    written: {},
    making,
  };
  const row = anOrderRow({
    rowNumber: 200,
    parentRowNumber: 100,
    type: 'VasArticle',
    sku: String(logo),
    quantity: 1,
    service,
  });
  const { customer_id: customerId, company_id: companyId } = claims;
  const owner = { kind: 'company', companyId, customerId, punchOutSession: undefined } as const;
  const { id: orderId } = await anOpenOrder(shop, { rows: [garment, row], owner });
  const words = 'Logotypens fil saknas.';
  expect(await seenAt(routeHref('accountOrder', 'sv', { orderId }))).toContain(words);
  const link = encodeURIComponent(sealOrder(shop.env, orderId));
  expect(await seenAt(`${routeHref('checkoutStatusConfirmed', 'sv')}?o=${link}`)).toContain(words);
});
