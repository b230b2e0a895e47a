import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeDecisionLink } from '#modules/approval-mail/make-decision-link.server.ts';
import { addRule } from '#modules/approval-rules/change-rule.server.ts';
import { insertSteps } from '#modules/approval-rules/step-store.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { orderPending } from '#modules/order/order-events.ts';
import { findOrder } from '#modules/order/order-store.server.ts';
import { subscriptions } from '#server/subscriptions.ts';
import { anApprovalWorld, keptMails } from '#tests/build/approval-world.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { changeByLink, loadLinked } from './decide-by-link.server.ts';

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

test.each([
  ['false', 'Large orders: Ordervärde att betala är mer än 750,00\u00a0kr'],
  ['true', 'Large orders: Ordervärde att betala'],
])(
  'HidePrice %s: the mails to approver and buyer and the page of the link name the rule that asks for approval',
  async (HidePrice, reason) => {
    const shop = await openSendingShop();
    const { company, order, ebba } = await anApprovalWorld(shop, openTestApp(shop), {
      DecideByMail: 'true',
      DecideByMailLimit: '5000',
      HidePrice,
    });
    const claims = someClaims({ customer_id: ebba.id, storm_role: roles.administrator, company_id: company.id });
    const added = await addRule(shop, aVisit({ claims, now: shop.clock.now() }), {
      companyId: company.id,
      name: 'Large orders',
      condition: { kind: 'ORDER_VALUE', is: 'MORE_THAN', value: 750 },
      outcome: { kind: 'one', approvers: [ebba.id] },
    });
    if (!added.ok) throw new Error(added.refusal.code);
    const { id, version } = added.value;
    const { orderId } = await order();
    await insertSteps(shop.db, orderId, [{ approverIds: [ebba.id], rule: { id, version } }]);
    const { mails, mail } = keptMails();
    const event = { eventId: randomUUID(), payload: { orderId } } as never;
    for (const one of subscriptions({ ...shop, mail })) if (one.to === orderPending) await one.handle(event);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([ebba.email, 'eva@home.example']);
    for (const { text } of mails) expect(text).toContain(`Varför attest behövs:\n${reason}\n`);
    const link = mails.find(({ to }) => to === ebba.email)?.text.match(/token=([\w-]+)/)?.[1];
    const { view } = await loadLinked(shop, { ...aVisit(), now: shop.clock.now() }, link ?? '');
    expect(view?.reasons).toEqual([reason]);
  },
);
