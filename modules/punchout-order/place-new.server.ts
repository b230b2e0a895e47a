import { ok, type Result, refuse } from '#core/result.ts';
import { placeAgreed } from '../checkout/place-agreed.server.ts';
import { afterCollisions, inTransaction } from '../in-transaction.server.ts';
import type { AnswerOrder } from '../punchout/answer-cxml.server.ts';
import type { Refusal, RefusalCode } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { buildOrder } from './build-order.server.ts';
import {
  type DocumentAnswer,
  type DocumentRefusal,
  type ProcurementFacts,
  refuseDocument,
} from './procurement-order.ts';
import { findProcurementOrder, insertAnswer, insertProcurementOrder } from './procurement-order-store.server.ts';

type OrderRequestFacts = Parameters<AnswerOrder>[2];

const mostWords = 4000;

/** A new order: placed once for each number of the procurement system. */
export async function placeNew(
  shop: Shop,
  visit: Visit,
  asked: OrderRequestFacts,
): Promise<Result<DocumentAnswer, DocumentRefusal>> {
  const { request, order, buyer, market } = asked;
  const companyId = buyer.company.id;
  const { orderRef } = order;
  if (await findProcurementOrder(shop.db, { companyId, orderRef })) return takenRef(orderRef);
  const built = await buildOrder(shop, visit, { order, buyer });
  if (!built.ok) return built;
  const { draft } = built.value;
  const taken = await shop.orderExport.check(draft);
  if (!taken.ok) return refusedBy(shop, taken.refusal);
  const { payloadId } = request;
  const facts = factsOf(asked, built.value);
  const placed = await afterCollisions(() =>
    inTransaction(shop.db, async (db): Promise<Result<DocumentAnswer, Refusal>> => {
      const agreed = { draft, sendKey: sendKeyOf(asked), countsStock: market.useProductOnHand };
      const orderNo = await placeAgreed(shop, db, agreed);
      if (!orderNo.ok) return orderNo;
      const kept = { companyId, orderRef, orderId: draft.id, facts };
      if (!(await insertProcurementOrder(db, kept, visit.now))) return refuse({ code: 'key-reused' });
      const answer = { code: 200 as const, words: answerWords(`It is our order ${orderNo.value}.`, facts) };
      // Another request with the same document was faster: its answer counts, and this order is taken back.
      if (!(await insertAnswer(db, { companyId, payloadId }, answer, visit.now))) return refuse({ code: 'key-reused' });
      return ok(answer);
    }),
  );
  if (placed.ok) return placed;
  return placed.refusal.code === 'key-reused' ? takenRef(orderRef) : refusedBy(shop, placed.refusal);
}

type Placed = Pick<ProcurementFacts, 'lines' | 'differences'>;

export const factsOf = (
  { request, order, buyer }: OrderRequestFacts,
  { lines, differences }: Placed,
): ProcurementFacts => ({
  payloadId: request.payloadId,
  orderDate: order.orderDate,
  parties: { from: request.from, to: request.to },
  lines,
  differences,
  ...(buyer.trial && { trialId: buyer.credentialId }),
});

export const sendKeyOf = ({ request, buyer }: OrderRequestFacts) =>
  `procurement:${buyer.company.id}:${request.payloadId}`;

const takenRef = (orderRef: string) => refuseDocument(`The order ${orderRef} is here already.`, 409);

/** What a refusal of the shop is for a procurement system. */
export const refusedBy = (shop: Pick<Shop, 'texts'>, refusal: Refusal) =>
  refuseDocument(wordsOf(shop, refusal), statusOf[refusal.code] ?? 400);

const statusOf: Partial<Record<RefusalCode, 402>> = { 'company-limit-reached': 402 };

function wordsOf({ texts }: Pick<Shop, 'texts'>, { code, ...facts }: Refusal): string {
  return texts.say('en', 'refusals', code, facts) ?? code;
}

/** Says that the order was taken, and where it differs from what was agreed on. */
export function answerWords(first: string, { differences }: Pick<ProcurementFacts, 'differences'>): string {
  if (differences.length === 0) return first;
  const told = [first, 'It is placed as agreed on. Please note:', ...differences].join(' ');
  return told.length > mostWords ? `${told.slice(0, mostWords - 1)}…` : told;
}
