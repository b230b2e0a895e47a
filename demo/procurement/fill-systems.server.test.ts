import { beforeEach, expect, test } from 'vitest';
import { demoPassword } from '#demo/companies/demo-password.ts';
import { fillCompanies } from '#demo/companies/fill-companies.server.ts';
import { markets } from '#modules/market/markets.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { fillSystems } from './fill-systems.server.ts';
import { demoSystems } from './systems.ts';

let app: TestApp;

beforeEach(async () => {
  const shop = await openTestShop();
  await fillCompanies(shop);
  await fillSystems(shop);
  app = openTestApp(shop);
});

const arrive = (door: string, marketId: number, name: string) =>
  app.request(`/api/auth/login/${door}/session?MARKETID=${marketId}`, {
    method: 'POST',
    body: new URLSearchParams({ HOOK_URL: 'https://buy.example/hook', USERNAME: name, PASSWORD: demoPassword }),
  });

test.each(demoSystems.filter(({ door }) => door !== 'cxml'))(
  '$person comes from the procurement system by $door',
  async (system) => {
    const { door, market, name } = system;
    const arrived = await arrive(door, markets[market].marketId, name);
    expect([arrived.status, new URL(arrived.headers.get('location') ?? '').host]).toEqual([
      303,
      `${market}.localhost:3000`,
    ]);
  },
);

test('other systems are refused at the connection of the municipality', async () => {
  expect((await arrive('peppol/3', markets.no.marketId, 'liv.haugane@skarvoy.example')).status).toBe(401);
});
