import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { addToCart } from '#modules/cart/add-to-cart.server.ts';
import { readCartView } from '#modules/cart/read-cart-view.server.ts';
import { insertLogo, insertVersion, saveDecision } from '#modules/logo/logo-store.server.ts';
import type { Visit } from '#modules/visit.ts';
import { aBuyerVisit, aConsumerVisit, aVisitor } from '#tests/build/buyers.ts';
import { aCompany } from '#tests/build/company.ts';
import { aStockLevel } from '#tests/build/feed.ts';
import { trousers } from '#tests/build/goods.ts';
import { logoSvg, someLogoFacts } from '#tests/build/logo.ts';
import { goodsWithServices, logo } from '#tests/build/vas.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { rowsIn } from './lines-in.server.ts';
import { orderFromForm } from './order-from-form.server.ts';
import { templateHead } from './template-head.server.ts';

const logoId = '01890a5d-ac96-774b-bcce-b302099a8057';

async function release(shop: TestShop, companyId: number, by: number) {
  const at = shop.clock.now();
  const facts = { logoId, version: 1, fileName: 'bygg.svg', widthMm: 80, rights: 'own', by, at } as const;
  await insertLogo(shop.db, { id: logoId, companyId, name: 'Bygg', at });
  await insertVersion(shop.db, { ...facts, id: logoId, read: { svg: logoSvg(), facts: someLogoFacts } });
  const production = { threadColours: ['1147'], stitchCount: 5200, priceClass: 'A' } as const;
  await saveDecision(shop.db, { logoId, version: 1, state: 'released', production, answer: '', by, at });
}

async function logosIn(shop: TestShop, visit: Visit) {
  const { rows } = await readCartView(shop, visit, { mode: 'excl' });
  return rows.flatMap(({ children }) =>
    children.map(({ sku, service }) => ({ sku, logo: service?.logo?.name, lacksLogo: service?.lacksLogo })),
  );
}

test('an instant order, a mandatory service and a forced one take the company’s released logo', async () => {
  const shop = await openTestShop();
  await bringFeed(shop, [...goodsWithServices, aStockLevel({ style: 1000 })]);
  const buyerOf = async (settings: Record<string, string>, email: string, role = roles.customerAdmin) => {
    const company = await aCompany(email)
      .with({ ShowVas: 'true', ...settings })
      .save(shop.db);
    return { company, visit: await aBuyerVisit(shop, { company, role, email }) };
  };
  const order = async (visit: Visit) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      article: trousers,
      quantity: '2',
      services: 'Logotyp',
      intent: 'add',
    }))
      form.set(name, value);
    return orderFromForm({ shop, visit }, form, { mode: 'excl', isHidden: false });
  };

  const without = await buyerOf({}, 'ada@without.example');
  expect(await order(without.visit)).toMatchObject({ added: 1, status: 200 });
  expect(await logosIn(shop, without.visit)).toEqual([{ sku: `${logo}`, logo: undefined, lacksLogo: true }]);

  const settings = { PreSelectedVasServices: `${logo}`, ForcePreSelectedVasForUsers: 'true' };
  const bygg = await buyerOf(settings, 'ada@bygg.example');
  const user = await aBuyerVisit(shop, { company: bygg.company, email: 'olle@bygg.example' });
  await release(shop, bygg.company.id, bygg.visit.claims?.customer_id ?? 0);
  const chosen = [{ sku: `${logo}`, logo: 'Bygg', lacksLogo: false }];
  expect(await order(bygg.visit)).toMatchObject({ added: 1, status: 200 });
  expect(await logosIn(shop, bygg.visit)).toEqual(chosen);
  await addToCart(shop, user, { items: [{ sku: trousers, quantity: 1 }] });
  expect(await logosIn(shop, user)).toEqual(chosen);
});

test('the file to fill in has the column of services for companies that order them, and for no one else', async () => {
  const shop = await openTestShop();
  const bygg = await aCompany('Bygg').with({ ShowVas: 'true' }).save(shop.db);
  const plain = await aCompany('Plain').save(shop.db);
  const [admin, user, without] = [
    await aBuyerVisit(shop, { company: bygg, email: 'ada@bygg.example', role: roles.customerAdmin }),
    await aBuyerVisit(shop, { company: bygg, email: 'olle@bygg.example' }),
    await aBuyerVisit(shop, { company: plain, email: 'per@plain.example', role: roles.administrator }),
  ];
  const headOf = (visit: Visit) => templateHead(shop, { ...visit, language: 'en' });
  const full = 'Article;Quantity;Services';
  expect([await headOf(admin), await headOf(user)]).toEqual([full, full]);
  const short = 'Article;Quantity';
  expect([await headOf(without), await headOf(aVisitor()), await headOf(await aConsumerVisit(shop))]).toEqual([
    short,
    short,
    short,
  ]);
});

test('a line is ordered without the services that it cannot have', () => {
  const form = new FormData();
  for (const article of ['A', 'B']) {
    form.append('article', article);
    form.append('quantity', '2');
    form.append('services', 'Logo');
  }
  form.set('correct', '1 B\r\n2\r\nwithout services');
  expect(rowsIn(form)).toEqual([
    { article: 'A', quantity: '2', services: 'Logo' },
    { article: 'B', quantity: '2', services: '' },
  ]);
  form.set('correct', '1 B\n5');
  expect(rowsIn(form)[1]).toEqual({ article: 'B', quantity: '5', services: 'Logo' });
});
