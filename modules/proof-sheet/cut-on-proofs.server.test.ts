import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { goodsWithServices, nameTag } from '#tests/build/vas.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';

let shop: SendingShop;
let app: TestApp;

/** Trousers with pockets, whose name goes on the thigh. */
const feedWith = (holsterPockets: boolean) =>
  goodsWithServices.map((row) => {
    if ('serviceArticleId' in row)
      return { ...row, positions: [{ code: 'right thigh', name: { sv: 'Höger lår', en: 'Right thigh' } }] };
    return 'vasServices' in row ? { ...row, design: { ...design, holsterPockets } } : row;
  });

const design = {
  garment: 'craft-trousers',
  length: 'long',
  hood: 'none',
  closure: 'zip',
  lining: 'none',
  hiVisClass: 0,
  reflectors: false,
  holsterPockets: true,
  kneePockets: true,
  stretchPanels: false,
  reinforcements: false,
  features: ['ruler'],
} as const;

const withHolsters = {
  garment: 'trousers',
  features: ['holster-pockets', 'knee-pockets', 'long-sleeves', 'ruler-pocket', 'zip'],
};

beforeEach(async () => {
  shop = await openSendingShop();
  await bringFeed(shop, feedWith(true));
  app = openTestApp(shop);
});

const kept = () => shop.db.selectFrom('proof').select(['hash', 'data']).orderBy('made_at').execute();

test('the proof has the pockets of the product, and an order keeps them when the catalogue changes', async () => {
  const company = await aCompany().with({ ShowVas: 'true' }).save(shop.db);
  const buyer = await aBuyer(shop, app, { company, role: roles.customerAdmin }, []);
  const row = {
    sku: trousers,
    quantity: 1,
    services: [{ serviceArticleId: nameTag }],
    metadata: [{ key: 'CoWorkerId', value: String(buyer.customerId) }],
  };
  expect((await app.json(`/api/cart/carts/${buyer.cartId}/products`, 'POST', row, buyer.headers)).status).toBe(201);
  expect((await app.request('/api/vas/proofs/cart', { headers: buyer.headers })).status).toBe(200);
  const [inCart] = await kept();
  expect(inCart?.data).toMatchObject({ garment: 'trousers', cut: withHolsters });
  await sent(sendAs(app, buyer));
  await bringFeed(shop, feedWith(false));
  await shop.events.deliverDue();
  const [inOrder] = await kept();
  expect(inOrder).toMatchObject({ hash: inCart?.hash, data: { cut: withHolsters } });
});
