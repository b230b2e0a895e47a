import { expect, test } from 'vitest';
import { markets } from '#modules/market/markets.ts';
import { aCompany } from '#tests/build/company.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { findReseller } from './find-reseller.server.ts';
import { saveResellerSlug } from './reseller-store.server.ts';

test('E32 a slug is found in its market in any spelling of case; an unknown one is not', async () => {
  const shop = await openTestShop();
  const dealer = await aCompany('Verktygsboden').save(shop.db);
  await saveResellerSlug(shop.db, { marketId: 1, slug: 'Verktygsboden', companyId: dealer.id });
  const found = { slug: 'verktygsboden', companyId: dealer.id, name: 'Verktygsboden' };
  expect(await findReseller(shop, aVisit(), 'VerktygsBoden')).toEqual(found);
  expect(await findReseller(shop, aVisit(), 'nope')).toBeUndefined();
  expect(await findReseller(shop, aVisit({ market: markets.no }), 'verktygsboden')).toBeUndefined();
});

test('a slug belongs to one company of its market, the first that got it', async () => {
  const shop = await openTestShop();
  for (const name of ['Boden', 'Butiken']) {
    const { id } = await aCompany(name).save(shop.db);
    await saveResellerSlug(shop.db, { marketId: 1, slug: 'boden', companyId: id });
  }
  expect(await findReseller(shop, aVisit(), 'boden')).toMatchObject({ name: 'Boden' });
});
