import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { dateIn } from '#core/dates.ts';
import { money } from '#core/money.ts';
import { approvalMailSubscriptions } from '#modules/approval-mail/approval-mail-subscriptions.server.ts';
import type { ApprovalCondition } from '#modules/approval-rules/approval-kinds.ts';
import { roles } from '#modules/auth/roles.ts';
import { findCredit } from '#modules/company/company-credit-store.server.ts';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import { insertReturn } from '#modules/fulfilment/return-store.server.ts';
import { limitTicketMails } from '#modules/limit-ticket/limit-mails.server.ts';
import { readLimitUse } from '#modules/limit-use/read-limit-use.server.ts';
import { createOrderFollower, orderSubscriptions } from '#modules/order/order-subscriptions.server.ts';
import { pendingOrderSubscriptions } from '#modules/pending-order/pending-order-subscriptions.server.ts';
import { decideReturn } from '#modules/returns/decide-return.server.ts';
import { type anApprovalWorld, keptMails } from '#tests/build/approval-world.ts';
import type { SendingShop } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import type { Model, ModelOrder } from './model-orders.ts';

const followed: ReadonlySet<string> = new Set([
  'order-pending',
  'order-placed',
  'order-passed-on',
  'order-partly-approved',
  'order-not-approved',
  'order-given-up',
]);

const count = (counts: Record<string, number>, key: string) => {
  counts[key] = (counts[key] ?? 0) + 1;
};

/** The buyer's address in orders of this shop. */
const buyerAddress = 'eva@home.example';

const rowNumbers = { trousers: 100, gloves: 200 } as const;

/** Checks the effects of orders: events, mails, the use of the limit and of the credit. */
export function aWatch(shop: SendingShop, app: TestApp, world: Awaited<ReturnType<typeof anApprovalWorld>>) {
  const { mails, mail } = keptMails();
  const following = { ...shop, mail, orderExport: { send: async () => {} } };
  const hrefOf = (page: string, language: string) => `/${language}/${page}`;
  const handlers = [
    ...approvalMailSubscriptions(following as never, hrefOf),
    ...pendingOrderSubscriptions(following as never),
    ...orderSubscriptions(following as never, createOrderFollower(shop.db), {
      reasons: async () => [],
      held: async () => [],
    }),
    ...limitTicketMails(following as never, hrefOf),
  ];
  const events: Record<string, number> = {};
  const sent: Record<string, number> = {};
  let last = 0;
  /** The refund for one returned piece, learned from the first one. */
  let worth: number | undefined;
  const { company, olle, nils } = world;

  return {
    addRule: async (condition: ApprovalCondition) => {
      const path = `/api/company/companies/${company.id}/approvalrules`;
      const headers = await app.bearer({
        customer_id: nils.id,
        storm_role: roles.administrator,
        company_id: company.id,
      });
      const outcome = { kind: 'one', approvers: [nils.id] };
      const { body } = await world.call('POST', path, headers, { name: 'Many', condition, outcome });
      const { status } = await world.call('PUT', `${path}/${String(body.id)}/activate`, headers, { version: 1 });
      expect(status).toBe(200);
    },
    /** Handles all events that are still pending. */
    follow: async () => {
      const news = await shop.db.selectFrom('outbox_event').selectAll().where('id', '>', last).orderBy('id').execute();
      for (const event of news) {
        last = event.id;
        if (followed.has(event.name)) count(events, event.name);
        for (const handler of handlers) {
          if (handler.to !== event.name) continue;
          mails.length = 0;
          await handler.handle({ ...event, eventId: event.event_id } as never);
          for (const { to: address } of mails)
            count(sent, `${event.name} ${address === buyerAddress ? 'buyer' : address.split('@')[0]}`);
        }
      }
    },
    seen: () => ({ events, mails: sent }),
    bringBack: async (orderId: string, { rows }: ModelOrder) => {
      const delivered = (Object.keys(rows) as (keyof typeof rowNumbers)[]).map((good) => ({
        rowNumber: rowNumbers[good],
        quantity: rows[good] ?? 0,
      }));
      const dispatch = { dispatchNumber: `D-${orderId}`, carrier: 'X', dispatchedAt: shop.clock.now() };
      const report = { kind: 'delivery', ...dispatch, rows: delivered } as const;
      expect(await applyReport(shop, { orderId, source: 'erp', messageId: orderId, report })).toMatchObject({
        ok: true,
      });
      const asked = { id: randomUUID(), orderId, comment: '', askedAt: shop.clock.now(), askedBy: undefined };
      await insertReturn(shop.db, { ...asked, rows: [{ rowNumber: 100, quantity: 1, reason: 'too-small' }] });
      const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }), now: shop.clock.now() });
      const decision = { returnId: asked.id, state: 'accepted', answer: '' } as const;
      expect(await decideReturn(shop, staff, decision)).toMatchObject({ ok: true });
    },
    /** Waiting and approved orders count, minus returned pieces. */
    compareMoney: async (model: Model, ids: readonly string[]) => {
      const orders = await shop.db
        .selectFrom('orders')
        .select(['id', 'payable', 'given_back', 'created_at'])
        .where('id', 'in', [...ids, randomUUID()])
        .execute();
      const yearOf = (at: Date) => dateIn('Europe/Stockholm', at).slice(0, 4);
      let [used, onAccount] = [0, 0];
      for (const [at, id] of ids.entries()) {
        const one = model.orders[at];
        const row = orders.find((found) => found.id === id);
        if (!row || (one?.state !== 'waiting' && one?.state !== 'approved')) continue;
        if (one.returned > 0) worth ??= row.given_back / one.returned;
        const cost = row.payable - one.returned * (worth ?? 0);
        if (yearOf(row.created_at) === yearOf(shop.clock.now())) used += cost;
        onAccount += cost;
      }
      expect(worth === undefined || worth > 0).toBe(true);
      const settings = { UseAmountLimit: 'true', AmountLimitPeriod: 'Year' };
      const place = { companyId: company.id, settings, marketId: 1, at: shop.clock.now() };
      const use = await readLimitUse(shop.db, { ...place, customerId: olle.customerId, limit: money(1, 'SEK') });
      expect({ used: use?.used.amount, credit: (await findCredit(shop.db, company.id))?.amount }).toEqual({
        used,
        credit: 50_000_000 - onAccount,
      });
    },
  };
}
