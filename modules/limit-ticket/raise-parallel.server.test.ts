import { beforeEach, expect, test } from 'vitest';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';
import { factsOf } from '../people/fact-store.server.ts';
import { saveAmountLimit } from '../people/single-fact-store.server.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

const rounds = [1, 2, 3, 4].map((round) => ({ round }));

/** Olle may spend 5,000, has an order that waits, and asks for 8,000; Ebba and Nils may both grant it. */
async function asked() {
  const settings = { UseAmountLimit: 'true', ApproverMode: 'AttestantPerCompany' };
  const { olle, company, order, call, ebba, nils } = await anApprovalWorld(shop, app, settings);
  await saveAmountLimit(shop.db, olle.customerId, { amount: 500_000, currency: 'SEK' });
  const { orderId } = await order();
  const headers = await app.bearer({ customer_id: olle.customerId, storm_role: roles.user, company_id: company.id });
  const ticket = { amount: '8000', reason: 'Winter clothes' };
  const { body } = await call('POST', '/api/customer/amountlimit/tickets', headers, ticket);
  const deciders = [await ebba.signIn(), await nils.signIn()] as const;
  const codeOf = async (answer: ReturnType<typeof call>) => {
    const { status, body: said } = await answer;
    return status === 200 ? 200 : said.code;
  };
  return {
    deciders,
    raise: (by: (typeof deciders)[number], amount: string) =>
      codeOf(call('PUT', `/api/customer/amountlimit/orders/${orderId}/increase`, by, { amount })),
    answer: (by: (typeof deciders)[number], verb: 'approve' | 'deny') =>
      codeOf(call('PUT', `/api/customer/amountlimit/tickets/${String(body.id)}/${verb}`, by, { answer: '' })),
    limit: async () => (await factsOf(shop.db, olle.customerId)).amountLimit?.amount,
  };
}

test.each(rounds)(
  'X11 of two who raise a limit to the same amount at once, only one succeeds: round $round',
  async () => {
    const { deciders, raise, limit } = await asked();
    const answers = await Promise.all(deciders.map((by) => raise(by, '8000')));
    expect(new Set(answers)).toEqual(new Set([200, 'limit-not-higher']));
    expect(await limit()).toBe(800_000);
  },
);

test.each(rounds)('X11 of two amounts at once the higher one stays: round $round', async () => {
  const { deciders, raise, limit } = await asked();
  const [lower, higher] = await Promise.all([raise(deciders[0], '8000'), raise(deciders[1], '9000')]);
  expect(higher).toBe(200);
  expect([200, 'limit-not-higher']).toContain(lower);
  expect(await limit()).toBe(900_000);
});

test.each(rounds)('X12 a ticket that is granted and denied at once is used once: round $round', async () => {
  const { deciders, answer, limit } = await asked();
  const [granted, denied] = await Promise.all([answer(deciders[0], 'approve'), answer(deciders[1], 'deny')]);
  expect(new Set([granted, denied])).toEqual(new Set([200, 'ticket-used']));
  expect(await limit()).toBe(granted === 200 ? 800_000 : 500_000);
});

test.each(rounds)('X11 X12 a ticket and a higher amount from an order at once: round $round', async () => {
  const { deciders, answer, raise, limit } = await asked();
  const [granted, raised] = await Promise.all([answer(deciders[0], 'approve'), raise(deciders[1], '9000')]);
  expect(raised).toBe(200);
  expect([200, 'limit-not-higher']).toContain(granted);
  expect(await limit()).toBe(900_000);
});
