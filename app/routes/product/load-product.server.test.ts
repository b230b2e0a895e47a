import { beforeEach, expect, test } from 'vitest';
import { markets } from '#modules/market/markets.ts';
import type { Visit } from '#modules/visit.ts';
import { aCategory, aPrice, aPriceList, aProduct } from '#tests/build/feed.ts';
import { aVisit } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { loadProduct } from './load-product.server.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  const { en, ...rest } = aProduct({ style: 1000 }).texts;
  if (!en) throw new Error('the product speaks no English');
  const texts = { ...rest, fi: { ...en, slug: 'housut-1000' }, sv: { ...en, slug: 'byxa-1000' } };
  const abroad = { priceList: 'PUBLIC-fi', currency: 'EUR' };
  await bringFeed(shop, [
    aCategory(),
    aPriceList({ code: 'PUBLIC-fi', market: 'fi', currency: 'EUR' }),
    { ...aProduct({ style: 1000 }), texts },
    aPrice({ style: 1000, ...abroad }),
  ]);
});

const visit = aVisit({ market: markets.fi, language: 'sv' });

/** The result of an address: the product, a redirect, or 404. */
async function askFor(uniqueName: string, visitor: Visit = visit) {
  const request = new Request(`http://localhost/sv/produkt/${uniqueName}`);
  try {
    const answer = await loadProduct(shop, visitor, request, uniqueName);
    return 'product' in answer ? answer.product.name : answer.init?.status;
  } catch (answer) {
    return answer instanceof Response ? answer.headers.get('location') : answer;
  }
}

test('a product has one address: capitals and other languages of the market redirect to it', async () => {
  expect(await askFor('byxa-1000')).toBe('Trousers 1000');
  for (const other of ['Byxa-1000', 'BYXA-1000', 'housut-1000', 'Housut-1000'])
    expect(await askFor(other)).toBe('/sv/produkt/byxa-1000');
  expect(await askFor('Byxa-2000')).toBe(404);
});
