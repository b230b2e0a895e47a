import { expect, test } from 'vitest';
import { decideOrder } from '#modules/pending-order/decide-order.server.ts';
import type { RowWish } from '#modules/pending-order/order-decision.ts';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { giveInfos } from '#tests/build/person.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { loadDecision } from './load-decision.server.ts';
import { toPreview } from './to-preview.server.ts';

const numberOf = (text = '') => Number(text.replaceAll(/[^\d,-]/g, '').replace(',', '.'));

test('beside the previewed decision are its costs, and what it leaves of limit and credit', async () => {
  const shop = await openSendingShop();
  const world = await anApprovalWorld(shop, openTestApp(shop), { UseAmountLimit: 'true' });
  const { ebba, olle } = world;
  await giveInfos(shop.db, olle.customerId, { Attestant1: ebba.email, AmountLimit: '9000' });
  const { orderId, total } = await world.order([
    { sku: trousers, quantity: 3 },
    { sku: gloves, quantity: 10 },
  ]);
  const visit = ebba.visit();
  const sent = await loadDecision(shop, visit, orderId);
  expect([sent.limit?.left, sent.credit?.after].map(numberOf)).toEqual([9000 - total, 500_000 - total]);
  const said: string[] = [];
  const sideOf = async (wishes: readonly RowWish[]) => {
    const tried = await decideOrder(shop, visit, { orderId, wishes, mode: 'try' });
    if (!tried.ok) throw new Error(tried.refusal.code);
    const { side, rows } = await toPreview(shop, visit, tried.value);
    said.push(...rows.map(({ text }) => text));
    const taxes = side.taxes.reduce((sum, { amount }) => sum + numberOf(amount), 0);
    return [side.total, side.limit?.left, side.credit?.before, side.credit?.after].map(numberOf).concat(taxes);
  };
  expect((await sideOf([]))[1]).toBe(9000 - total);
  // A pair of trousers less: 800 without tax, 1,000 with it.
  const smaller = total - 1000;
  const reduced = [smaller, 9000 - smaller, 500_000, 500_000 - smaller, smaller / 5];
  expect(await sideOf([{ rowNumber: 100, quantity: 2 }])).toEqual(reduced);
  const all = [100, 200].map((rowNumber) => ({ rowNumber, isRejected: true, reason: 'No' }));
  expect(await sideOf(all)).toEqual([0, 9000, 500_000, 500_000, 0]);
  expect(said).toEqual([
    'Trousers 1000, 01, C50: 2 i stället för 3',
    'Tillbaka till köparen: 3 × Trousers 1000, 01, C50',
    'Tillbaka till köparen: 10 × Trousers 2000, 01, C50',
  ]);
});
