import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { addSynonym } from './add-synonym.server.ts';
import { readMeant } from './read-meant.server.ts';

let shop: TestShop;
const staffWith = (...tasks: ('insights' | 'read-only' | 'catalogue')[]) =>
  aVisit({ claims: someClaims({ storm_role: roles.internal, tasks }) });
const synonym = { language: 'sv', phrase: 'Paraply ', meaning: 'regnjacka' } as const;

beforeEach(async () => {
  shop = await openTestShop();
});

test('a synonym is used by the next search of its language, and a later one replaces it', async () => {
  expect(await readMeant(shop, 'sv', 'blå paraply')).toBe('blå paraply');
  expect((await addSynonym(shop, staffWith('insights'), synonym)).ok).toBe(true);
  expect(await readMeant(shop, 'sv', 'blå paraply')).toBe('blå regnjacka');
  expect(await readMeant(shop, 'nb', 'blå paraply')).toBe('blå paraply');
  await addSynonym(shop, staffWith('insights'), { ...synonym, meaning: 'regnkläder' });
  expect(await readMeant(shop, 'sv', 'Paraply')).toBe('regnkläder');
});

test('a word is no synonym of itself, and only staff with the task may add one', async () => {
  expect(await addSynonym(shop, staffWith('insights'), { ...synonym, meaning: ' PARAPLY' })).toMatchObject({
    refusal: { code: 'synonym-same' },
  });
  for (const visit of [aVisit(), staffWith('read-only', 'catalogue')])
    expect((await addSynonym(shop, visit, synonym)).ok).toBe(false);
});
