import { expect, test } from 'vitest';
import { aPerson } from '#tests/build/person.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { markets } from '../market/markets.ts';
import { findAddressee } from './addressee.server.ts';

test('mails use the market and language of the person; without a market, the default one and not Iceland, which has the id 0', async () => {
  const shop = await openTestShop();
  const ada = await aPerson('ada@bygg.example').inMarket(0, 'en').save(shop.db);
  expect(await findAddressee(shop, ada.id)).toMatchObject({ market: markets.is, language: 'en' });
  await shop.db.updateTable('customer').set({ market_id: null, language: null }).execute();
  expect(await findAddressee(shop, ada.id)).toMatchObject({ market: markets.uk, language: 'en' });
  expect(await findAddressee(shop, ada.id, 'fi')).toMatchObject({ market: markets.uk, language: 'fi' });
});

test('there is no addressee without an active account', async () => {
  const shop = await openTestShop();
  const ada = await aPerson('ada@bygg.example').closed().save(shop.db);
  expect([await findAddressee(shop, ada.id), await findAddressee(shop, 99_999)]).toEqual([undefined, undefined]);
});
