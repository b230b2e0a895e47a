import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { askLimit } from '#modules/limit-ticket/ask-limit.server.ts';
import { decideTicket } from '#modules/limit-ticket/decide-ticket.server.ts';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { aCompany } from '#tests/build/company.ts';
import { aBuyer, openSendingShop } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { loadOpenTasks } from './load-open-tasks.server.ts';

test('X12 an open request for a higher limit is a task of those who may raise it, until it is decided', async () => {
  const shop = await openSendingShop();
  const app = openTestApp(shop);
  const { company, ebba, person } = await anApprovalWorld(shop, app, { UseAmountLimit: 'true' });
  const other = await aCompany('Other').with({ UseAmountLimit: 'true' }).save(shop.db);
  const stranger = await person('zoe@other.example', 'Zoe', roles.customerAdmin, other);
  const buyer = { company, email: 'nils.k@bygg.example', infos: { AmountLimit: '1000' } };
  const { customerId } = await aBuyer(shop, app, buyer, []);
  const claims = someClaims({ customer_id: customerId, storm_role: roles.user, company_id: company.id });
  const nils = aVisit({ claims, now: shop.clock.now() });
  const requestsOf = async (visit: typeof nils) =>
    (await loadOpenTasks(shop, { ...visit, language: 'en' })).filter(({ kind }) => kind === 'requests');
  const asked = await askLimit(shop, nils, { amount: '2000', reason: 'Winter' });
  if (!asked.ok) throw new Error(asked.refusal.code);
  expect(await requestsOf(ebba.visit())).toEqual([{ kind: 'requests', count: 1, href: '/en/amountlimit/approve' }]);
  expect([await requestsOf(nils), await requestsOf(stranger.visit())]).toEqual([[], []]);
  await decideTicket(shop, ebba.visit(), { ticketId: asked.value.id, isApproved: true, answer: '' });
  expect(await requestsOf(ebba.visit())).toEqual([]);
});
