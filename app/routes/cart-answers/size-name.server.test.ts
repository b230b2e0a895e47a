import { expect, test } from 'vitest';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { sizeNameOf } from './size-name.server.ts';

test('a single size has a text; other sizes keep their code', async () => {
  const asked = { shop: await openTestShop(), visit: aVisit({ language: 'en' }) };
  expect(['ONE', 'C50', ''].map((size) => sizeNameOf(asked, size))).toEqual(['One size', 'C50', '']);
});
