import { expect, test } from 'vitest';
import { insertSteps } from '#modules/approval-rules/step-store.server.ts';
import { listPendingPage } from '#modules/pending-order/list-pending-page.server.ts';
import type { Visit } from '#modules/visit.ts';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { approveMany } from './approve-many.server.ts';

test('X03 the list approves the step that the page showed; an outdated step and a key without a step approve nothing', async () => {
  const shop = await openSendingShop();
  const { order, ebba, nils } = await anApprovalWorld(shop, openTestApp(shop));
  const { orderId } = await order();
  const steps = [ebba, nils].map(({ id }) => ({ approverIds: [id], rule: undefined }));
  await insertSteps(shop.db, orderId, steps);
  const post = (visit: Visit, key: string) => {
    const form = new FormData();
    form.set('ids', key);
    return approveMany(shop, visit, form);
  };
  const keyFor = async (visit: Visit) => {
    const part = { limit: 50, isDescending: false };
    const page = await listPendingPage(shop, visit, { search: '', isMine: true, sort: 'created', part });
    return page.ok ? page.value.items.map(({ id, step }) => `${id}.${step}`).join() : page.refusal.code;
  };
  const stateOf = async () =>
    (await shop.db.selectFrom('order_approval').select('state').executeTakeFirstOrThrow()).state;
  const first = await keyFor(ebba.visit());
  expect(await post(ebba.visit(), orderId)).toMatchObject({ done: 0, left: 1 });
  expect(await post(ebba.visit(), first)).toMatchObject({ done: 1, left: 0 });
  expect(await post(nils.visit(), first)).toMatchObject({ done: 0, left: 1 });
  expect(await stateOf()).toBe('waiting');
  expect(await post(nils.visit(), await keyFor(nils.visit()))).toMatchObject({ done: 1, left: 0 });
  expect(await stateOf()).toBe('approved');
});
