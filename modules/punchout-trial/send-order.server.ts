import { ok, refuse } from '#core/result.ts';
import { readXml } from '../punchout-document/read-xml.ts';
import { at } from '../punchout-document/xml-element.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { exchange, headOf, lastCart } from './ask-shop.server.ts';
import { reachTrial } from './reach-trial.server.ts';
import type { Trial } from './trial.ts';
import { type OrderType, orderRequest } from './trial-documents.ts';
import { listSteps } from './trial-store.server.ts';

type TrialOrder = { readonly companyId: number; readonly trialId: string; readonly type: OrderType };

/**
 * Access: as `mayTry`. Orders the cart that came back last, or changes or deletes that order. It is an order of the shop, marked as a test.
 * Only cXML has documents for orders.
 */
export async function sendOrder(shop: Shop, visit: Visit, { companyId, trialId, type }: TrialOrder) {
  const reached = await reachTrial(shop, visit, { companyId, trialId });
  if (!reached.ok) return reached;
  const { trial, company } = reached.value;
  const cart = await lastCart(shop, trial);
  if (trial.protocol !== 'CXML' || cart.items.length === 0) return refuse({ code: 'not-found' });
  const sent = await ordersOf(shop, trial);
  const before = sent.at(-1);
  const orderId = before === undefined || type === 'new' ? `TRIAL-${trial.id.slice(-8)}-${sent.length + 1}` : before.id;
  const reference = type === 'new' ? undefined : before?.payloadId;
  const head = await headOf(shop, visit, trial);
  const xml = orderRequest(head, { type, orderId, reference, cart, companyName: company.name });
  await exchange(shop, visit, { trial, company, kind: 'order', body: { xml } });
  return ok(trial);
}

/** The orders that a run has sent: their numbers and their documents. */
async function ordersOf({ db }: Pick<Shop, 'db'>, { id }: Trial) {
  const orders = (await listSteps(db, id)).filter(({ kind }) => kind === 'order');
  return orders.flatMap(({ body }) => {
    const root = 'xml' in body ? readXml(body.xml) : undefined;
    const number = at(root, 'Request', 'OrderRequest', 'OrderRequestHeader')?.attributes['orderID'];
    return root && number ? [{ id: number, payloadId: root.attributes['payloadID'] ?? '' }] : [];
  });
}
