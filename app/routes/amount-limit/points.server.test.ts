import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { askLimit } from '#modules/limit-ticket/ask-limit.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { gloves } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { loadOverview } from '../history/load-overview.server.ts';
import { loadDecision } from '../pending-orders/load-decision.server.ts';
import { peopleSource } from '../people/people-source.server.ts';
import { loadLimits } from './load-limits.server.ts';

test('limits are followed by their points on the decision page, in the list of people and on tickets', async () => {
  const shop = await openSendingShop();
  const app = openTestApp(shop);
  const company = await aCompany('Hamnvik')
    .with({
      UseAmountLimit: 'true',
      AmountLimitPeriod: 'Quarter',
      ForceApproval: 'true',
      ApproverMode: 'AttestantPerCompany',
      ShowPoints: 'true',
      PointsFactor: '10',
    })
    .save(shop.db);
  const infos = { AmountLimit: '5000' };
  const rows = [{ sku: gloves, quantity: 10 }];
  const nils = await aBuyer(shop, app, { company, infos, email: 'nils@hamnvik.example' }, rows);
  const vera = await aPerson('vera@hamnvik.example').withRole(roles.administrator).at(company).save(shop.db);
  const visitOf = (customer_id: number, storm_role: 64 | 65) =>
    aVisit({
      claims: someClaims({ customer_id, storm_role, company_id: company.id }),
      now: shop.clock.now(),
      language: 'en',
    });
  const asNils = visitOf(nils.customerId, roles.user);
  const asVera = visitOf(vera.id, roles.administrator);
  const { orderId, total } = await sent(sendAs(app, nils));
  const { limit } = await loadDecision(shop, asVera, orderId);
  expect(limit?.amount).toMatch(/^\D*5.000\D.*\(500 points\)$/);
  expect(limit?.left).toContain(`(${500 - total / 10} points)`);
  expect((await askLimit(shop, asNils, { amount: '8000', reason: 'Winter clothes' })).ok).toBe(true);
  expect((await loadLimits(shop, asNils, null)).own).toMatchObject({
    currency: 'SEK',
    period: 'Quarter',
    limit: expect.stringContaining('(500 points)') as unknown,
    tickets: [{ amount: expect.stringContaining('(800 points)') as unknown }],
  });
  expect((await loadLimits(shop, asVera, null)).toDecide).toMatchObject([
    {
      amount: expect.stringContaining('(800 points)') as unknown,
      limit: expect.stringContaining('(500 points)') as unknown,
    },
  ]);
  const part = { limit: 10, isDescending: false };
  const listed = await peopleSource.read(shop, asVera, {
    search: 'nils',
    filters: {},
    sort: 'last-name-first-name',
    part,
  });
  expect(listed).toMatchObject({
    ok: true,
    value: { items: [{ amountLimit: expect.stringContaining('(500 points)') as unknown }] },
  });
});

test.each([
  ['Order', 'Limit for each order', 'This is what a single order of yours may cost.'],
  ['Year', 'Limit for each year', 'This is what your orders may cost in a year.'],
])('the account page writes a limit with its points, and for which period it is: %s', async (period, title, text) => {
  const shop = await openSendingShop();
  const settings = { UseAmountLimit: 'true', AmountLimitPeriod: period, ShowPoints: 'true', PointsFactor: '10' };
  const company = await aCompany('Hamnvik').with(settings).save(shop.db);
  const person = aPerson('nils@hamnvik.example').at(company).with({ AmountLimit: '3000' });
  const { id } = await person.save(shop.db);
  const claims = someClaims({ customer_id: id, storm_role: roles.user, company_id: company.id });
  const visit = aVisit({ claims, now: shop.clock.now(), language: 'en' });
  const { personal } = (await loadOverview(shop, visit, 'own')).limits;
  expect(personal).toEqual({ amount: expect.stringMatching(/^\D*3.000\D.*\(300 points\)$/) as unknown, period });
  const say = (key: string) => shop.texts.say('en', 'overview', `limits.${key}`, { period: personal?.period ?? '' });
  expect([say('title'), say('text')]).toEqual([title, text]);
});
