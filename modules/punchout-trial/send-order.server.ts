import { ok, refuse } from '#core/result.ts';
import { readXml } from '../punchout-document/read-xml.ts';
import { at, childrenOf } from '../punchout-document/xml-element.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { exchange, headOf, lastCart } from './ask-shop.server.ts';
import { reachTrial } from './reach-trial.server.ts';
import type { TrialStep } from './trial.ts';
import { cartIn, lineOf, type OrderedQuantity, type OrderType, orderRequest, withQuantities } from './trial-order.ts';
import { listSteps } from './trial-store.server.ts';

type TrialOrder = {
  readonly companyId: number;
  readonly trialId: string;
  readonly type: OrderType;
  /** Quantities other than those of the cart. */
  readonly rows?: readonly OrderedQuantity[] | undefined;
};

/**
 * Access: as `mayTry`. Orders the cart that came back last, or changes or deletes that order. It is an order of the shop, marked as a test.
 * Only cXML has documents for orders.
 */
export async function sendOrder(shop: Shop, visit: Visit, { companyId, trialId, type, rows = [] }: TrialOrder) {
  const reached = await reachTrial(shop, visit, { companyId, trialId });
  if (!reached.ok) return reached;
  const { trial, company } = reached.value;
  const returned = await lastCart(shop, trial);
  if (trial.protocol !== 'CXML' || returned.items.length === 0) return refuse({ code: 'not-found' });
  // Deleting names the whole order, whatever its rows are.
  const cart = type === 'delete' ? returned : withQuantities(returned, rows);
  if (cart.items.length === 0)
    return refuse({ code: 'invalid-input', errors: [{ path: 'rows', code: 'required', facts: {} }] });
  const sent = ordersIn(await listSteps(shop.db, trial.id));
  const before = sent.at(-1);
  const orderId = before === undefined || type === 'new' ? `TRIAL-${trial.id.slice(-8)}-${sent.length + 1}` : before.id;
  const reference = type === 'new' ? undefined : before?.payloadId;
  const head = await headOf(shop, visit, trial);
  const xml = orderRequest(head, { type, orderId, reference, cart, companyName: company.name });
  await exchange(shop, visit, { trial, company, kind: 'order', body: { xml } });
  return ok(trial);
}

/** The orders that a run has sent: their numbers, their documents, and what they ordered. */
function ordersIn(steps: readonly TrialStep[]) {
  return steps.flatMap(({ kind, body }) => {
    const root = kind === 'order' && 'xml' in body ? readXml(body.xml) : undefined;
    const request = at(root, 'Request', 'OrderRequest');
    const header = at(request, 'OrderRequestHeader')?.attributes;
    if (!root || !header?.['orderID']) return [];
    const lines = childrenOf(request, 'ItemOut').map(lineOf);
    return [{ id: header['orderID'], type: header['type'], payloadId: root.attributes['payloadID'] ?? '', lines }];
  });
}

/** The lines that can be ordered: those of the cart that came back last, as an order after it has them. */
export function linesToOrder(steps: readonly TrialStep[]) {
  const cartAt = steps.findLastIndex(
    ({ kind, body }) => kind === 'cart' && 'xml' in body && cartIn(body.xml).items.length > 0,
  );
  const cart = steps[cartAt]?.body;
  const ordered = ordersIn(steps.slice(cartAt + 1)).findLast(({ type }) => type !== 'delete');
  const lines = cart && 'xml' in cart ? cartIn(cart.xml).items.map(lineOf) : [];
  return lines.map((line) => {
    const last = ordered ? (ordered.lines.find((one) => one.line === line.line)?.quantity ?? 0) : line.quantity;
    return { ...line, quantity: last };
  });
}
