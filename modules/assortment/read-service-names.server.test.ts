import { expect, test } from 'vitest';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { readServiceNames } from './read-service-names.server.ts';

test('services have names in the visitor’s language; those without a description are left out', async () => {
  const shop = await openTestShop();
  const article = (serviceId: string, name: Record<string, string>) => JSON.stringify({ serviceId, name });
  await shop.db
    .insertInto('catalogue_reference')
    .values([
      { kind: 'vas-article', key: '9001', data: article('TRL', { sv: 'Logotyp', en: 'Logo' }) },
      { kind: 'vas-article', key: '9002', data: article('TRL', { sv: 'En annan', en: 'Another' }) },
      { kind: 'vas-article', key: '9003', data: article('HEM', { en: 'Leg shortening' }) },
    ])
    .execute();
  expect(await readServiceNames(shop, aVisit(), ['HEM', 'TRL', 'XXX'])).toEqual(['Leg shortening', 'Logotyp']);
  expect(await readServiceNames(shop, aVisit(), [])).toEqual([]);
});
