import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { shopContext, visitContext } from '#app/context.ts';
import { roles } from '#modules/auth/roles.ts';
import { viewKeyOf } from '#modules/pricing/price-mode.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { action as change } from './changes.tsx';
import { loadFavourites } from './load-favourites.server.ts';

const jacket = '100011100100';
const slowMs = 10 * 60 * 1000;

let shop: TestShop;
let claims: ReturnType<typeof someClaims>;

beforeEach(async () => {
  shop = await openTestShop();
  const company = await aCompany('Bygg').save(shop.db);
  const { id } = await aPerson('ada@bygg.example').at(company).save(shop.db);
  claims = someClaims({ customer_id: id, company_id: company.id, storm_role: roles.user });
});

const visitNow = () => aVisit({ language: 'en', claims, now: shop.clock.now() });

/** A request from a device whose clock differs from the shop's. */
async function send(isRemoved: boolean, { aheadMs = 0 } = {}) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(visitContext, visitNow());
  const now = shop.clock.now().getTime() + aheadMs;
  const changes = [{ partNo: jacket, sku: jacket, at: now, addedAt: now, isRemoved }];
  const body = JSON.stringify({ owner: viewKeyOf(claims), listId: 'default', now, changes });
  const request = new Request('http://se.localhost/en/favourite-answers/changes', { method: 'POST', body });
  const answer = await change({ context, request } as never);
  shop.clock.moveBy(1000);
  return (await answer.json()) as { at: number; items: { partNo: string; at: number }[] };
}

test('a device with a slow clock can add an item after another device removed it', async () => {
  await send(false);
  await send(true);
  const { at, items } = await send(false, { aheadMs: -slowMs });
  expect(items).toMatchObject([{ partNo: jacket, at }]);
});

test('a device with a fast clock does not override later changes', async () => {
  await send(false, { aheadMs: slowMs });
  expect((await send(true)).items).toEqual([]);
});

const open = (query: string, visit: Parameters<typeof loadFavourites>[1]) =>
  loadFavourites(shop, visit, {
    request: new Request(`http://se.localhost/en/MyFavorites?${query}`),
    query: new URLSearchParams(query),
  }).catch((thrown: unknown) => thrown);

test('a guest with a shared link must sign in, whether the list exists or not', async () => {
  const answer = await open('shared=0123456789abcdef0123456789abcdef', aVisit({ language: 'en' }));
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get('location')).toBe(
    `/login?${new URLSearchParams({ returnTo: '/en/myfavorites?shared=0123456789abcdef0123456789abcdef', lang: 'en' })}`,
  );
});

test.each(['%00', 'nothing', '', '0123456789abcdef0123456789abcdef'])(
  'the shared link %j does not exist for a signed-in visitor',
  async (token) => {
    expect(await open(`shared=${token}`, visitNow())).toMatchObject({ init: { status: 404 } });
  },
);
