import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { noteExcess } from '../../allowance/excess-store.server.ts';
import { holdAllowances, type PiecesWanted } from '../../allowance/hold-allowances.server.ts';
import { askApproval } from '../../approval/approval-store.server.ts';
import type { OrderApproval } from '../../approval/order-approval.ts';
import type { ApprovalStep } from '../../approval-rules/approval-rule.ts';
import { insertSteps } from '../../approval-rules/step-store.server.ts';
import { turnIntoOrder } from '../../cart/claim-cart.server.ts';
import { takeStock } from '../../catalogue/stock-store.server.ts';
import { afterCollisions, inTransaction } from '../../in-transaction.server.ts';
import { holdLimit } from '../../limit-use/hold-limit.server.ts';
import type { LimitHolder } from '../../limit-use/read-limit-use.server.ts';
import { insertOrder } from '../../order/insert-order.server.ts';
import type { OrderDraft } from '../../order/order.ts';
import { sentEvents } from '../../order/order-events.ts';
import { campaignUsesChanged } from '../../promotion/campaign-events.ts';
import { takeUses } from '../../promotion/campaign-uses.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { SendPayload } from '../send-payload.ts';
import { takeCredit } from '../take-credit.server.ts';
import { paidNow } from './paid-now.ts';
import { shareStock, wantedPieces } from './share-stock.ts';

/** The provider is checked after this long, in case the browser did not come back. */
const lookAgainMs = 30 * 60_000;

export type Placing = {
  readonly draft: OrderDraft;
  readonly cartVersion: number;
  readonly sendKey: string;
  readonly contentDigest: string;
  /** The sender who gave the key; undefined if the key was derived from the cart. */
  readonly sentBy: string | undefined;
  readonly payload: SendPayload;
  /** Campaigns with a limited number of uses, including the one of the code. */
  readonly limited: readonly { readonly id: string; readonly isOfCode: boolean }[];
  readonly countsStock: boolean;
  /** The sender may see how much credit the company has left. */
  readonly seesCredit: boolean;
  /** The sender, if the amount limit is for a period. */
  readonly spender: LimitHolder | undefined;
  /** Set if the company has allowances in pieces. */
  readonly pieces: PiecesWanted | undefined;
  /** The approver, if the order needs approval. */
  readonly approver: OrderApproval['approver'];
  /** The approvals in their order, if rules of the company add some. */
  readonly steps: readonly ApprovalStep[];
};

/**
 * One transaction: writes the order, closes the cart, takes stock, promotion uses and credit, and publishes events. Refuses with
 * `cart-changed`, also if another request was faster. Calls no other system.
 */
export async function writeOrder(shop: Pick<Shop, 'db' | 'events' | 'payment'>, placing: Placing) {
  try {
    return await afterCollisions(() => inTransaction(shop.db, (db) => place(shop, db, placing)));
  } catch (error) {
    // The sender used the key for two carts at once: the other cart has become the order.
    if ((error as { constraint?: unknown }).constraint === 'orders_sender_key') return refuse({ code: 'key-reused' });
    throw error;
  }
}

async function place({ events, payment }: Pick<Shop, 'events' | 'payment'>, db: Db, placing: Placing) {
  const { draft, cartVersion, sendKey, contentDigest, sentBy, payload, limited, countsStock } = placing;
  const { id: orderId, cartId } = draft;
  if (!(await turnIntoOrder(db, { cartId, version: cartVersion, orderId }))) return refuse({ code: 'cart-changed' });
  const shared = countsStock
    ? shareStock(draft.rows, await takeStock(db, wantedPieces(draft.rows)))
    : ok([...draft.rows]);
  if (!shared.ok) return shared;
  const campaignIds = limited.map(({ id }) => id);
  const { taken, isLast } = await takeUses(db, campaignIds);
  const missed = limited.find(({ id }) => !taken.includes(id));
  if (missed) return refuse({ code: missed.isOfCode ? 'code-outdated' : 'promotions-changed' });
  const allowed = await holdLimit(db, placing.spender, draft.priced.totals.payable);
  if (!allowed.ok) return allowed;
  const held = await holdAllowances(db, placing.pieces, { isForApproval: draft.kind === 'approval' });
  if (!held.ok) return held;
  const credit = await takeCredit(db, draft, placing);
  if (!credit.ok) return credit;
  const order = { ...draft, rows: shared.value };
  const orderNo = await insertOrder(db, {
    order,
    sendKey,
    contentDigest,
    sentBy,
    payload,
    campaignIds,
    payment: draft.paymentState === 'Pending' ? dueOf(draft, payment.name) : undefined,
  });
  if (draft.kind === 'approval') {
    await ask(db, placing);
    await noteExcess(db, order, held.value);
  }
  await events.publish(
    db,
    ...(isLast ? [{ name: campaignUsesChanged, key: orderId, payload: {} }] : []),
    ...sentEvents(draft, payload),
  );
  return ok(orderNo);
}

async function ask(db: Db, { draft: { id, owner, createdAt }, approver, steps }: Placing) {
  await askApproval(db, {
    orderId: id,
    buyerId: owner.kind === 'public' ? undefined : owner.customerId,
    approver,
    askedAt: createdAt,
  });
  if (steps.length > 0) await insertSteps(db, id, steps);
}

function dueOf({ paymentMethodId, priced, createdAt }: OrderDraft, provider: Shop['payment']['name']) {
  const lookAgainAt = new Date(createdAt.getTime() + lookAgainMs);
  return { provider, kind: paidNow(paymentMethodId) ?? 'card', amount: priced.totals.payable, lookAgainAt };
}
