import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { anAccount } from '#tests/build/person.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;
let customerId: number;

beforeEach(async () => {
  shop = await openTestShop();
  app = await openBuiltApp(shop);
  const person = { emailAddress: 'ada@yrke.example', firstName: 'Ada', lastName: 'Berg', passwordHash: 'x' };
  customerId = await anAccount(shop.db, { ...person, role: roles.internal });
});

const editing = () => ({ claims: { customer_id: customerId, storm_role: roles.internal } });
const post = (path: string, fields: Record<string, string>) =>
  app.get(path, {
    ...editing(),
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: 'http://se.localhost:3000' },
  });
const begin = (language: string, from = '') =>
  post('/en/staff/content/new', { slug: 'cold', title: 'Cold', market: 'all', language, kind: 'page', from });
const draft = () =>
  shop.db.selectFrom('content_draft').selectAll().where('language', '=', 'sv').executeTakeFirstOrThrow();

test('a page is planned for a time on the clocks of the market', async () => {
  expect((await begin('sv')).status).toBe(302);
  const planned = await post('/en/staff/content/all.sv.page.cold', {
    intent: 'publish',
    version: '1',
    at: '2026-11-19T23:30',
  });
  expect(planned.status).toBe(200);
  expect((await draft()).publish_at?.toISOString()).toBe('2026-11-19T22:30:00.000Z');
});

test('the copy of a page in another language must still be translated', async () => {
  expect((await begin('sv')).status).toBe(302);
  expect((await begin('de', 'all.sv.page.cold')).status).toBe(302);
  const shown = await (await app.get('/en/staff/content/all.de.page.cold', editing())).text();
  const stateOf = (language: string) =>
    new RegExp(`>${language}</a><span[^>]*>([^<]*)<`).exec(shown)?.[1] ?? 'not listed';
  expect([stateOf('Swedish'), stateOf('German'), stateOf('Polish')]).toEqual(['Reference', 'Outdated', 'Missing']);
});
