import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { changeFlag } from '#modules/flags/change-flag.server.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

type Method = { paymentMethodId: number; code: string; name: string; isDefault: boolean };

async function openShop(settings: Record<string, string> = {}) {
  const shop = await openTestShop(settings);
  const app = openTestApp(shop);
  const list = async (headers: Record<string, string> = {}) => {
    const answer = await app.request('/api/metadata/paymentmethods?marketId=1', { headers });
    return (await answer.json()) as Method[];
  };
  const switchOn = () =>
    changeFlag(shop, aVisit({ claims: someClaims() }), { key: 'UseOtherPaymentMethodsB2C', enabled: true });
  return { app, list, switchOn };
}

const idsOf = (methods: Method[]) => methods.map(({ paymentMethodId }) => paymentMethodId);

test('Y01 a consumer gets the card, 168, as default', async () => {
  const { list } = await openShop();
  expect(await list({ 'accept-language': 'sv' })).toEqual([
    { paymentMethodId: 168, code: 'c card', kind: 'card', active: true, name: 'Kort', isDefault: true },
  ]);
});

test('Y05 other methods need their flag, for consumers', async () => {
  const { list, switchOn } = await openShop({ APP_ENV: 'uat' });
  expect(idsOf(await list())).toEqual([168]);
  await switchOn();
  expect(idsOf(await list())).toEqual([168, 170, 171]);
});

test('Y05 in production they are never offered', async () => {
  const { list, switchOn } = await openShop({
    APP_ENV: 'production',
    SESSION_SECRET: 'a-secret-that-only-this-test-knows-of',
    ALLOW_PAYMENT_SIMULATOR: '1',
  });
  await switchOn();
  expect(idsOf(await list())).toEqual([168]);
});

test('a company pays on account by default', async () => {
  const { app, list } = await openShop();
  const methods = await list(await app.bearer({ storm_role: roles.user, company_id: 1001 }));
  expect(idsOf(methods)).toEqual([169, 168, 171]);
  expect(methods.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['account']);
});

test('an unknown market is not found', async () => {
  const { app } = await openShop();
  expect((await app.request('/api/metadata/paymentmethods?marketId=999')).status).toBe(404);
});
