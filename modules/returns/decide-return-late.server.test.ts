import { randomUUID } from 'node:crypto';
import { type KyselyPlugin, type QueryId, SelectQueryNode } from 'kysely';
import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import type { Db } from '#platform/db/db.server.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { largerTrousers } from '#tests/build/goods.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { applyReport } from '../fulfilment/apply-report.server.ts';
import { findReturn, insertReturn, saveReturnRows } from '../fulfilment/return-store.server.ts';
import { decideReturn } from './decide-return.server.ts';

/** As if another transaction had written just before the first lock was granted. */
function duringLock(db: Db, write: (db: Db) => Promise<void>): Db {
  let isDue = true;
  const locks = new WeakSet<QueryId>();
  const pluginOf = (inside: Db): KyselyPlugin => ({
    transformQuery: ({ node, queryId }) => {
      if (SelectQueryNode.is(node) && node.endModifiers) locks.add(queryId);
      return node;
    },
    transformResult: async ({ queryId, result }) => {
      if (isDue && locks.has(queryId)) {
        isDue = false;
        await write(inside);
      }
      return result;
    },
  });
  const transaction = () => ({
    execute: (run: (db: Db) => Promise<unknown>) =>
      db.transaction().execute((inside) => run(inside.withPlugin(pluginOf(inside)))),
  });
  return new Proxy(db, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key, target)),
  });
}

test('a replacement that is denied while the decision waits for the order is refunded', async () => {
  const shop = await openTestShop();
  const { id: orderId } = await anOpenOrder(shop, { paymentMethodId: 168, paymentState: 'Confirmed' });
  const sent = { dispatchNumber: 'D-1', carrier: 'X', dispatchedAt: shop.clock.now() };
  const report = { kind: 'delivery', ...sent, rows: [{ rowNumber: 100, quantity: 3 }] } as const;
  await applyReport(shop, { orderId, source: 'erp', messageId: '1', report });
  const returnId = randomUUID();
  const rowsWith = (pieces: number) => {
    const replacement = { rowNumber: 100, sku: largerTrousers, colour: '01', size: 'C52', pieces };
    return [{ rowNumber: 100, quantity: 1, reason: 'too-small', replacement } as const];
  };
  const replacement = { orderId: randomUUID(), orderNo: '2' };
  const asked = { id: returnId, orderId, comment: '', askedAt: shop.clock.now(), askedBy: undefined, replacement };
  await insertReturn(shop.db, { ...asked, rows: rowsWith(1) });
  const db = duringLock(shop.db, (inside) => saveReturnRows(inside, returnId, rowsWith(0)));
  const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });
  const decision = { returnId, state: 'accepted', answer: '' } as const;
  expect(await decideReturn({ ...shop, db }, staff, decision)).toEqual({ ok: true, value: returnId });
  expect((await findReturn(shop.db, returnId))?.rows).toEqual(rowsWith(0));
  const due = await shop.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('name', '=', 'order-refund-due')
    .execute();
  expect(due).toMatchObject([{ payload: { orderId, amount: 4167 } }]);
});
