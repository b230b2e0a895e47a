import { ok, type Result } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { placeAgreed } from '../checkout/place-agreed.server.ts';
import { applyReport } from '../fulfilment/apply-report.server.ts';
import { type HeldOrder, unsentOf } from '../fulfilment/held-order.ts';
import { readHeld } from '../fulfilment/hold-order.server.ts';
import { orderStatuses } from '../order/order-status.ts';
import type { AnswerOrder } from '../punchout/answer-cxml.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { buildOrder } from './build-order.server.ts';
import { answerWords, factsOf, refusedBy, sendKeyOf } from './place-new.server.ts';
import { type DocumentAnswer, type DocumentRefusal, refuseDocument } from './procurement-order.ts';
import { changeProcurementOrder, findProcurementOrder, insertAnswer } from './procurement-order-store.server.ts';

type OrderRequestFacts = Parameters<AnswerOrder>[2];
type Answered = Promise<Result<DocumentAnswer, DocumentRefusal>>;

/** Nothing of it has left the warehouse or was billed, and the warehouse has not handed it over. */
const isChangeable = ({ isOpen, deliveries, invoices, reported, denied }: HeldOrder): boolean =>
  isOpen &&
  deliveries.length === 0 &&
  invoices.length === 0 &&
  denied.size === 0 &&
  reported <= orderStatuses.Confirmed;

async function findChangeable({ db }: Pick<Shop, 'db'>, { order, buyer }: OrderRequestFacts) {
  const { orderRef } = order;
  const found = await findProcurementOrder(db, { companyId: buyer.company.id, orderRef });
  if (!found) return refuseDocument(`The order ${orderRef} is not known.`);
  if (found.deletedAt) return refuseDocument(`The order ${orderRef} was deleted.`, 409);
  const held = await readHeld(db, found.orderId);
  if (!held || !isChangeable(held))
    return refuseDocument(`The order ${orderRef} cannot be changed any more: its goods are on their way.`, 409);
  return ok({ found, held });
}

/** Takes the order back. Its goods return to the stock, and the ERP and the buyer are told as of goods that are not delivered. */
export async function deleteOrder(shop: Shop, visit: Visit, asked: OrderRequestFacts): Answered {
  const changeable = await findChangeable(shop, asked);
  if (!changeable.ok) return changeable;
  const { found, held } = changeable.value;
  const answer = { code: 200 as const, words: `Our order ${held.order.orderNo} is withdrawn.` };
  return takeBack(shop, asked, { held, answer }, async (db) => {
    await changeProcurementOrder(db, found, { deletedAt: visit.now });
    return ok(answer);
  });
}

/** A changed order replaces the first one: that is taken back, and another is placed in the same transaction. */
export async function updateOrder(shop: Shop, visit: Visit, asked: OrderRequestFacts): Answered {
  const changeable = await findChangeable(shop, asked);
  if (!changeable.ok) return changeable;
  const { order, buyer, market } = asked;
  const built = await buildOrder(shop, visit, { order, buyer });
  if (!built.ok) return built;
  const taken = await shop.orderExport.check(built.value.draft);
  if (!taken.ok) return refusedBy(shop, taken.refusal);
  const { found, held } = changeable.value;
  const facts = factsOf(asked, built.value);
  return takeBack(shop, asked, { held, answer: undefined }, async (db) => {
    const agreed = { draft: built.value.draft, sendKey: sendKeyOf(asked), countsStock: market.useProductOnHand };
    const orderNo = await placeAgreed(shop, db, agreed);
    if (!orderNo.ok) return orderNo;
    await changeProcurementOrder(db, found, { orderId: built.value.draft.id, facts });
    return ok({
      code: 200,
      words: answerWords(`It is our order ${orderNo.value} in place of ${held.order.orderNo}.`, facts),
    });
  });
}

class NotFollowed extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('not followed');
    this.refusal = refusal;
  }
}

type Taking = { readonly held: HeldOrder; readonly answer: DocumentAnswer | undefined };
type Beside = (db: Db) => Promise<Result<DocumentAnswer, Refusal>>;

/** Denies all pieces of the order, and writes what belongs to it in the same transaction. The same document again changes nothing. */
async function takeBack(
  shop: Shop,
  { request, buyer, order }: OrderRequestFacts,
  { held, answer }: Taking,
  beside: Beside,
): Answered {
  const key = { companyId: buyer.company.id, payloadId: request.payloadId };
  let said = answer;
  const told = {
    orderId: held.order.id,
    source: `procurement-${buyer.company.id}`,
    messageId: request.payloadId,
    report: { kind: 'denial' as const, rows: unsentOf(held) },
  };
  try {
    const applied = await applyReport(shop, told, async (db) => {
      const done = await beside(db);
      if (!done.ok) throw new NotFollowed(done.refusal);
      said = done.value;
      await insertAnswer(db, key, done.value, shop.clock.now());
    });
    if (!applied.ok || !said)
      return refuseDocument(`The order ${order.orderRef} cannot be changed any more: its goods are on their way.`, 409);
    return ok(said);
  } catch (error) {
    if (error instanceof NotFollowed) return refusedBy(shop, error.refusal);
    throw error;
  }
}
