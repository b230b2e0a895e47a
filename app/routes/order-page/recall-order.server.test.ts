import { expect, test } from 'vitest';
import { findApproval } from '#modules/approval/approval-store.server.ts';
import { type Role, roles } from '#modules/auth/roles.ts';
import type { Visit } from '#modules/visit.ts';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { changeOrderPage } from './change-order-page.server.ts';
import { loadOrderPage } from './load-order-page.server.ts';

test('O40 the buyer withdraws a waiting order from its page, with a reason and a confirmation; others cannot, nor after a decision', async () => {
  const shop = await openSendingShop();
  const { company, order, olle, ebba, person, call } = await anApprovalWorld(shop, openTestApp(shop));
  const bo = await person('bo@bygg.example', 'Bo', roles.user);
  const visitOf = (customer_id: number, storm_role: Role) => {
    const claims = someClaims({ customer_id, storm_role, company_id: company.id });
    return aVisit({ claims, now: shop.clock.now(), language: 'en' });
  };
  const asOlle = visitOf(olle.customerId, roles.user);
  const [asBo, asEbba] = [visitOf(bo.id, roles.user), visitOf(ebba.id, roles.customerAdmin)];
  const post = async (visit: Visit, orderId: string, fields: Record<string, string>) => {
    const url = new URL(`http://shop/en/mypages/account/orders/${orderId}`);
    const request = new Request(url, { method: 'POST', body: new URLSearchParams({ intent: 'recall', ...fields }) });
    return changeOrderPage({ shop, visit, request, url, way: { orderId, reach: 'own' } });
  };
  const said = async (...asked: Parameters<typeof post>) => {
    const answer = await post(...asked);
    if (answer instanceof Response) return [answer.status, answer.headers.get('location')?.split('?')[0]];
    return [answer.init?.status, answer.data.isToConfirm ? 'to confirm' : answer.data.words];
  };
  const mayRecall = async (visit: Visit, orderId: string) =>
    (await loadOrderPage(shop, visit, { orderId, reach: 'own' }))?.mayRecall;
  const stateOf = async (orderId: string) => (await findApproval(shop.db, orderId))?.state;
  const recallReason = 'Found in the store';
  const [typed, confirmed] = [{ recallReason }, { recallReason, step: 'confirm' }];
  const notFound = [404, 'There is no such order.'];
  const decided = [409, 'This order does not wait for approval, or no longer does.'];
  const [first, second, third] = [(await order()).orderId, (await order()).orderId, (await order()).orderId];

  expect([await mayRecall(asOlle, first), await mayRecall(asBo, first), await mayRecall(asEbba, first)]).toEqual([
    true,
    undefined,
    undefined,
  ]);
  for (const visit of [asBo, asEbba])
    expect([await said(visit, first, typed), await said(visit, first, confirmed)]).toEqual([notFound, notFound]);
  expect(await said(asOlle, first, { recallReason: ' ', step: 'confirm' })).toEqual([
    422,
    'Reason is a required field',
  ]);
  expect(await said(asOlle, first, typed)).toEqual([200, 'to confirm']);
  expect(await stateOf(first)).toBe('waiting');

  const canceled = [302, '/en/checkout/status/canceled'];
  expect(await Promise.all([said(asOlle, first, confirmed), said(asOlle, first, confirmed)])).toEqual([
    canceled,
    canceled,
  ]);
  expect(await said(asOlle, first, confirmed)).toEqual(canceled);
  expect([await stateOf(first), await mayRecall(asOlle, first)]).toEqual(['withdrawn', undefined]);
  const saved = await shop.db.selectFrom('cart').select('id').where('status', '=', 'saved').execute();
  const changes = await shop.db.selectFrom('audit_entry').select('action').where('subject_id', '=', first).execute();
  expect([saved.length, changes]).toEqual([1, [{ action: 'order.withdrawn' }]]);

  await call('PUT', `/api/order/orders/${second}/confirm`, await ebba.signIn());
  expect(await mayRecall(asOlle, second)).toBe(false);
  expect([await said(asOlle, second, typed), await said(asOlle, second, confirmed)]).toEqual([decided, decided]);
  expect(await stateOf(second)).toBe('approved');

  await call('PUT', `/api/order/orders/${third}/cancel?message=No`, await ebba.signIn());
  expect(await said(asOlle, third, confirmed)).toEqual(canceled);
  expect(await stateOf(third)).toBe('refused');
});
