import * as fc from 'fast-check';
import { expect } from 'vitest';
import { listExcess } from '#modules/allowance/excess-store.server.ts';
import { listLeft } from '#modules/allowance/read-allowances.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { changeAmountLimits } from '#modules/people-admin/change-many.server.ts';
import type { anApprovalWorld } from '#tests/build/approval-world.ts';
import type { SendingShop } from '#tests/build/sending.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { answerTicket, askTicket, type Model, raiseByOrder, usedBeside } from './model-orders.ts';

/** Limits that Vera, an administrator of the company, grants and sets, and that Olle requests. */
export const limitSteps = [
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('ask' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('answer' as const), isApproved: fc.constantFrom(true, true, false) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('increase' as const), nth: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lower' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('allow' as const),
      pieces: fc.constantFrom(3, 12, 30),
      excess: fc.constantFrom('refuse' as const, 'approval' as const),
    }),
  },
] as const;

export type LimitStep = (typeof limitSteps)[number]['arbitrary'] extends infer A
  ? A extends fc.Arbitrary<infer T>
    ? T
    : never
  : never;

/** Less than any price, and more than all prices together. */
const [low, high] = ['1', '1000000'];

export async function limitPlayer(
  shop: SendingShop,
  app: TestApp,
  { company, olle, person, call }: Awaited<ReturnType<typeof anApprovalWorld>>,
) {
  const vera = await person('vera@bygg.example', 'Vera', roles.administrator);
  const asOlle = () => app.bearer({ customer_id: olle.customerId, storm_role: roles.user, company_id: company.id });
  const tickets = '/api/customer/amountlimit/tickets';
  const allowances = `/api/company/companies/${company.id}/allowances`;
  const set = async (amountLimit: string) => {
    const changed = await changeAmountLimits(shop, vera.visit(), { customerIds: [olle.customerId], amountLimit });
    expect(changed).toMatchObject({ ok: true });
  };
  await set(low);
  let [ticketId, allowance] = ['', undefined as { id: string; version: number } | undefined];

  return {
    play: async (model: Model, step: LimitStep, ids: readonly string[]) => {
      if (step.kind === 'ask') {
        const { status, body } = await call('POST', tickets, await asOlle(), { amount: high, reason: 'Winter' });
        expect(status === 200).toBe(askTicket(model));
        if (status === 200) ticketId = String(body.id);
      } else if (step.kind === 'answer') {
        const path = `${tickets}/${ticketId}/${step.isApproved ? 'approve' : 'deny'}`;
        if (ticketId === '') return;
        const { status } = await call('PUT', path, await vera.signIn(), { answer: 'So be it' });
        expect(status === 200).toBe(answerTicket(model, step.isApproved));
      } else if (step.kind === 'increase') {
        const at = step.nth % ids.length;
        const [id, one] = [ids[at], model.orders[at]];
        if (id === undefined || !one) return;
        const path = `/api/customer/amountlimit/orders/${id}/increase`;
        const { status } = await call('PUT', path, await vera.signIn(), { amount: high });
        expect(status === 200).toBe(raiseByOrder(model, one));
      } else if (step.kind === 'lower') {
        await set(low);
        model.isLimitHigh = false;
      } else {
        const { pieces, excess } = step;
        const terms = { category: 'Bottoms', pieces, period: 'Year', startsOn: '2020-01-01', excess };
        const body = { ...terms, customerId: olle.customerId, ...(allowance && { version: allowance.version }) };
        const path = allowance ? `${allowances}/${allowance.id}` : allowances;
        const answer = await call(allowance ? 'PUT' : 'POST', path, await vera.signIn(), body);
        expect(answer.status).toBe(200);
        allowance = { id: String(answer.body.id), version: Number(answer.body.version) };
        model.allowance = { pieces, excess };
      }
    },
    /** Today's use of the allowance, and the stored excess of each waiting order above it. */
    compare: async (model: Model, ids: readonly string[]) => {
      if (!model.allowance) return;
      const of = { companyId: company.id, customerId: olle.customerId };
      const lefts = await listLeft(shop, of, shop.clock.now());
      expect(lefts.map(({ used }) => used)).toEqual([usedBeside(model, undefined, model.now)]);
      const noted = await listExcess(shop.db, ids);
      for (const [at, id] of ids.entries()) {
        const { state, excess } = model.orders[at] ?? {};
        if (state !== 'waiting') continue;
        const [first] = noted.get(id) ?? [];
        expect(first && { used: first.used, wanted: first.wanted, pieces: first.pieces }).toEqual(excess);
      }
    },
  };
}
