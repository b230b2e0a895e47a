import { expect, test } from 'vitest';
import { makeDecisionLink } from '#modules/approval-mail/make-decision-link.server.ts';
import { insertSteps } from '#modules/approval-rules/step-store.server.ts';
import { findOrder } from '#modules/order/order-store.server.ts';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { changeByLink } from './decide-by-link.server.ts';

test.each([
  ['approve', 'passedOn'],
  ['refuse', 'refused'],
])('a link that decides on the first of two steps to %s says %s', async (intent, state) => {
  const shop = await openSendingShop();
  const { order, ebba, nils } = await anApprovalWorld(shop, openTestApp(shop), {
    DecideByMail: 'true',
    DecideByMailLimit: '5000',
  });
  const { orderId, orderNo } = await order();
  await insertSteps(
    shop.db,
    orderId,
    [ebba, nils].map(({ id }) => ({ approverIds: [id], rule: undefined })),
  );
  const found = await findOrder(shop.db, orderId);
  if (!found) throw new Error('no order');
  const asked = { order: found.order, approverId: ebba.id, language: 'sv' as const };
  const link = await makeDecisionLink(shop, (page) => `/${page}`, asked);
  const form = new FormData();
  form.set('intent', intent);
  form.set('message', 'Too dear');
  const visit = { ...aVisit(), now: shop.clock.now() };
  const answered = await changeByLink({ shop, visit, form }, new URL(link ?? '').searchParams.get('token'));
  expect(answered).toEqual({ status: 200, answer: { done: { orderNo, state }, words: '' } });
});
