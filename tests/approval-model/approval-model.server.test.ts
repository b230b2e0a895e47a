import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateIn } from '#core/dates.ts';
import { remindApprovers } from '#modules/approval-mail/remind-approvers.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { endReservations } from '#modules/pending-order/end-reservations.server.ts';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { anotherCart, openSendingShop, sendAs } from '#tests/build/sending.ts';
import { isFull, isLong } from '#tests/setup/long-runs.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { aWatch } from './approval-watch.ts';
import { limitPlayer, limitSteps } from './limit-steps.ts';
import {
  approve,
  bringBack,
  change,
  type Good,
  giveUp,
  goodsOf,
  type Model,
  type ModelOrder,
  mayDecide,
  mostWithoutNils,
  newModel,
  order,
  pass,
} from './model-orders.ts';

const stepsOfARun = 25;
const runs = (isLong ? 20_000 : isFull ? 500 : 100) / stepsOfARun;

const skus: Record<Good, string> = { trousers, gloves };
const nth = fc.nat(3);
const who = fc.constantFrom('ebba' as const, 'ebba' as const, 'nils' as const);
const steps = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      pieces: fc.integer({ min: 1, max: 4 }),
      hasGloves: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('approve' as const),
      nth,
      who,
      rejected: fc.constantFrom(undefined, undefined, 'trousers' as const, 'gloves' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('change' as const), nth, who, pieces: fc.integer({ min: 1, max: 6 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refuse' as const), nth, who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('return' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.constantFrom(1, 3, 14) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delegate' as const), days: fc.integer({ min: 0, max: 5 }) }) },
  ...limitSteps,
);
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

/** Sequences that always run: each covers a case where data would be lost if its rule were missing. */
const sequences: Step[][] = [
  [
    // The goods return to the stock, and an approval without changes takes them again.
    { kind: 'order', pieces: 2, hasGloves: false },
    { kind: 'pass', days: 14 },
    { kind: 'approve', nth: 0, who: 'ebba', rejected: undefined },
    { kind: 'return', nth: 0 },
    { kind: 'order', pieces: 1, hasGloves: false },
    { kind: 'refuse', nth: 1, who: 'ebba' },
  ],
  [
    // Two approvers in sequence, and a row that is returned.
    { kind: 'order', pieces: 4, hasGloves: true },
    { kind: 'pass', days: 3 },
    { kind: 'approve', nth: 0, who: 'ebba', rejected: 'gloves' },
    { kind: 'pass', days: 3 },
    { kind: 'approve', nth: 0, who: 'nils', rejected: undefined },
    { kind: 'order', pieces: 2, hasGloves: false },
    { kind: 'cancel', nth: 1 },
  ],
  [
    { kind: 'delegate', days: 5 },
    { kind: 'order', pieces: 2, hasGloves: false },
    { kind: 'change', nth: 0, who: 'nils', pieces: 5 },
    { kind: 'approve', nth: 0, who: 'nils', rejected: undefined },
    { kind: 'lower' },
    { kind: 'order', pieces: 1, hasGloves: false },
  ],
  [
    // A deputy whose days are over repeats the approval, and does not get a second one.
    { kind: 'delegate', days: 0 },
    { kind: 'order', pieces: 2, hasGloves: false },
    { kind: 'approve', nth: 0, who: 'nils', rejected: undefined },
    { kind: 'pass', days: 1 },
    { kind: 'approve', nth: 0, who: 'nils', rejected: undefined },
    { kind: 'order', pieces: 1, hasGloves: false },
    { kind: 'approve', nth: 1, who: 'nils', rejected: undefined },
  ],
  [
    // A limit that was raised in another way meanwhile, and an allowance that is used up by waiting and delivered
    // orders.
    { kind: 'order', pieces: 3, hasGloves: false },
    { kind: 'lower' },
    { kind: 'ask' },
    { kind: 'increase', nth: 0 },
    { kind: 'answer', isApproved: true },
    { kind: 'answer', isApproved: false },
    { kind: 'allow', pieces: 3, excess: 'approval' },
    { kind: 'order', pieces: 1, hasGloves: false },
    { kind: 'change', nth: 1, who: 'ebba', pieces: 2 },
    { kind: 'allow', pieces: 3, excess: 'refuse' },
    { kind: 'approve', nth: 1, who: 'ebba', rejected: undefined },
    { kind: 'refuse', nth: 0, who: 'ebba' },
    { kind: 'approve', nth: 1, who: 'ebba', rejected: undefined },
    { kind: 'return', nth: 1 },
    { kind: 'order', pieces: 2, hasGloves: false },
    { kind: 'order', pieces: 1, hasGloves: false },
  ],
];

const dayMs = 86_400_000;
/** A repeated refusal or withdrawal gets the first answer. */
const endOf = ({ state }: ModelOrder) => (state === 'refused' || state === 'withdrawn' ? state : undefined);
const nothing = { rows: {}, isReserved: false, state: 'unknown' };

/** A step may have several results; each is compared with the model. */
const expectSame = (real: unknown, model: unknown) => expect(real).toEqual(model);

async function openWorld() {
  const shop = await openSendingShop();
  const app = openTestApp(shop);
  const world = await anApprovalWorld(shop, app, {
    UseAmountLimit: 'true',
    AmountLimitPeriod: 'Year',
    ApprovalEscalationDays: '0',
  });
  const watch = aWatch(shop, app, world);
  await watch.addRule({ kind: 'QUANTITY', is: 'MORE_THAN', value: mostWithoutNils });
  const { olle, company } = world;
  const asOlle = () => app.bearer({ customer_id: olle.customerId, storm_role: roles.user, company_id: company.id });
  const limits = await limitPlayer(shop, app, world);
  const began = shop.clock.now().getTime();
  const ids: string[] = [];

  const decide = async (model: Model, step: Extract<Step, { who: 'ebba' | 'nils' }>) => {
    const [id, one] = [ids[step.nth % ids.length] ?? '', model.orders[step.nth % ids.length]];
    const headers = await world[step.who].signIn();
    const call = async (method: string, path: string, body?: unknown) =>
      await world.call(method, `/api/order/orders/${id}/${path}`, headers, body);
    if (!one) return;
    const isAllowed = mayDecide(model, one, step.who);
    if (step.kind === 'refuse') {
      const { status, body } = await call('PUT', 'cancel?message=No');
      if (isAllowed) giveUp(model, one, 'refused');
      expectSame(status === 200 ? body.state : undefined, endOf(one));
    } else if (step.kind === 'change') {
      const { status } = await call('PUT', 'products/100', { quantity: step.pieces });
      expectSame(status === 200, isAllowed && change(model, one, step.pieces));
    } else if (step.kind === 'approve') {
      const has = step.rejected !== undefined && one.rows[step.rejected] !== undefined && goodsOf(one).length > 1;
      const rowNumber = step.rejected === 'trousers' ? 100 : 200;
      const rows = has ? [{ rowNumber, isRejected: true, reason: 'No' }] : [];
      const tried = await call('POST', 'decision', { rows, isTry: true });
      const { status } = await call('POST', 'decision', { rows, seen: tried.body.seen });
      // A repeated approval, of the order or of a step, gets the same answer as the first; that of another person only without changed rows.
      const isRepeated =
        rows.length === 0 &&
        ((one.state === 'approved' && isAllowed && (!one.hasNews || one.decidedBy === step.who)) ||
          ((step.who === 'ebba' ? one.hasEbba : one.hasNils) && (one.state === 'approved' || one.state === 'waiting')));
      const isDone = isAllowed && approve(model, one, step.who, has ? step.rejected : undefined);
      expectSame(status === 200, isDone || isRepeated);
    }
  };

  return {
    play: async (model: Model, step: Step) => {
      if ('who' in step) return decide(model, step);
      if (step.kind === 'order') {
        const rows = { trousers: step.pieces, ...(step.hasGloves && { gloves: 10 }) };
        const products = goodsOf({ rows }).map(([good, quantity]) => ({ sku: skus[good], quantity }));
        const sender = { ...olle, headers: await asOlle() };
        const { cartId } = await anotherCart(app, sender, undefined, products);
        const answer = await sendAs(app, { ...sender, cartId });
        const said = (await answer.json()) as { orderId?: string };
        expectSame(said.orderId !== undefined, order(model, rows));
        if (said.orderId !== undefined) ids.push(said.orderId);
      } else if (step.kind === 'cancel') {
        const [id, one] = [ids[step.nth % ids.length], model.orders[step.nth % ids.length]];
        if (!one) return;
        const { status, body } = await world.call('PUT', `/api/order/orders/${id}/cancel?message=No`, await asOlle());
        giveUp(model, one, 'withdrawn');
        expectSame(status === 200 ? body.state : undefined, endOf(one));
      } else if (step.kind === 'pass') {
        shop.clock.moveBy(step.days * dayMs);
        await endReservations(shop, shop.clock.now());
        await remindApprovers(shop, shop.clock.now());
        pass(model, step.days);
      } else if (step.kind === 'return') {
        const [id, one] = [ids[step.nth % ids.length], model.orders[step.nth % ids.length]];
        if (id !== undefined && one && bringBack(model, one)) await watch.bringBack(id, one);
      } else if (step.kind === 'delegate') {
        const dayAt = (days: number) => dateIn('Europe/Stockholm', new Date(shop.clock.now().getTime() + days * dayMs));
        const body = { deputyId: world.nils.id, from: dayAt(0), to: dayAt(step.days) };
        const { status } = await world.call('POST', '/api/order/deputies', await world.ebba.signIn(), body);
        expectSame(status, 200);
        model.deputyUntil = Math.max(model.deputyUntil ?? 0, model.now + step.days);
      } else await limits.play(model, step, ids);
    },
    compare: async (model: Model) => {
      const { db } = shop;
      const stock = await db.selectFrom('stock').select(['sku', 'on_hand']).execute();
      const onHand = (sku: string) => stock.find((one) => one.sku === sku)?.on_hand;
      expect({ trousers: onHand(trousers), gloves: onHand(gloves) }).toEqual(model.stock);
      for (const [at, id] of ids.entries()) {
        const { state } = await db
          .selectFrom('order_approval')
          .select('state')
          .where('order_id', '=', id)
          .executeTakeFirstOrThrow();
        const rows = await db
          .selectFrom('order_row')
          .select(['sku', 'quantity', 'taken'])
          .where('order_id', '=', id)
          .execute();
        const held = Object.values(skus).flatMap((sku) => rows.filter((row) => row.sku === sku));
        const { rows: wanted, isReserved, state: known } = model.orders[at] ?? nothing;
        expect([state, held.map(({ sku, quantity }) => [sku, Number(quantity)])]).toEqual([
          known,
          goodsOf({ rows: wanted }).map(([good, pieces]) => [skus[good], pieces]),
        ]);
        // Rows of an order that was given up keep their taken pieces as a record.
        const isHolding = state === 'waiting' || state === 'approved';
        expect(isHolding ? held.map(({ taken }) => taken) : []).toEqual(
          isHolding ? goodsOf({ rows: wanted }).map(([, pieces]) => (isReserved ? pieces : 0)) : [],
        );
      }
      const saved = await db.selectFrom('cart').select('id').where('status', '=', 'saved').execute();
      expect(saved).toHaveLength(model.savedCarts);
      await watch.follow();
      expect(watch.seen()).toEqual({ events: model.events, mails: model.mails });
      await watch.compareMoney(model, ids);
      await limits.compare(model, ids);
    },
    yearOf: (day: number) => dateIn('Europe/Stockholm', new Date(began + day * dayMs)).slice(0, 4),
  };
}

test(
  'after any sequence of orders and decisions, stock, orders, saved carts, limits, allowances, credit, events and mails equal the model',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: stepsOfARun, maxLength: stepsOfARun }), async (played) => {
        const world = await openWorld();
        const model = newModel(world.yearOf);
        for (const step of [{ kind: 'ask' }, { kind: 'answer', isApproved: true }, ...played] as const) {
          await world.play(model, step);
          await world.compare(model);
        }
      }),
      { numRuns: runs + sequences.length, endOnFailure: !isLong, examples: sequences.map((steps) => [steps]) },
    );
  },
  isLong ? 7_200_000 : 300_000,
);
