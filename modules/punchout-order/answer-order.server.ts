import type { Result } from '#core/result.ts';
import { isCheckoutActive } from '../market/checkout-active.ts';
import { isLanguageOf } from '../market/language.ts';
import type { AnswerOrder } from '../punchout/answer-cxml.server.ts';
import { buyerVisitOf } from '../punchout/buyer-visit.ts';
import { languageOfProcurement } from '../punchout-document/procurement-language.ts';
import { deleteOrder, updateOrder } from './change-order.server.ts';
import { placeNew } from './place-new.server.ts';
import { type DocumentAnswer, type DocumentRefusal, refuseDocument } from './procurement-order.ts';
import { findAnswer, insertAnswer } from './procurement-order-store.server.ts';

type OrderRequestFacts = Parameters<AnswerOrder>[2];

/** Its sender may send the same document again and is then answered anew. */
const temporary = 560;

/**
 * Access: a system that showed the secret of the company. The same document again gets the same answer and orders nothing, also if both
 * arrive at once. What the buyer's system approved needs no approval here, and no limit of a person; the credit of the company counts.
 */
export const answerOrder: AnswerOrder = async (shop, visit, asked) => {
  const key = { companyId: asked.buyer.company.id, payloadId: asked.request.payloadId };
  const before = await findAnswer(shop.db, key);
  if (before) return before;
  const done = await follow(shop, visit, asked);
  if (done.ok) return done.value;
  const { status: code, words } = done.refusal;
  if (code === temporary || (await insertAnswer(shop.db, key, { code, words }, visit.now))) return { code, words };
  return (await findAnswer(shop.db, key)) ?? { code, words };
};

async function follow(
  shop: Parameters<AnswerOrder>[0],
  visit: Parameters<AnswerOrder>[1],
  asked: OrderRequestFacts,
): Promise<Result<DocumentAnswer, DocumentRefusal>> {
  const { order, market, buyer, request } = asked;
  if (!isCheckoutActive(market.code, shop.env.APP_ENV)) return refuseDocument('Nothing can be ordered in this market.');
  if (order.orderRef === '') return refuseDocument('The order has no orderID.');
  const wanted = languageOfProcurement(request.language);
  const language = wanted && isLanguageOf(market, wanted) ? wanted : market.defaultLocale;
  const ofBuyer = buyerVisitOf(visit, { market, language, ...buyer });
  if (order.type === 'new') return placeNew(shop, ofBuyer, asked);
  if (order.type === 'update') return updateOrder(shop, ofBuyer, asked);
  if (order.type === 'delete') return deleteOrder(shop, ofBuyer, asked);
  return refuseDocument(`Orders of the type ${order.type} are not known.`, 450);
}
