import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { findCartToOrder } from '../../cart/price-for-order.server.ts';
import { seesCompanyCredit } from '../../company/company-team.ts';
import { findSentOrder, type SentOrder } from '../../order/find-sent-order.server.ts';
import type { OrderDraft } from '../../order/order.ts';
import { listNamesOf } from '../../people/name-store.server.ts';
import { limitedAmong } from '../../promotion/campaign-uses.server.ts';
import type { Refusal } from '../../refusals.ts';
import type { Shop } from '../../shop.server.ts';
import { tellApprovals, tellCart } from '../../tell-pages.server.ts';
import type { Visit } from '../../visit.ts';
import type { SendPayload } from '../send-payload.ts';
import { approvalsOf } from './approvals-of.ts';
import { checksBeforePrices, checksWithPrices } from './checks.ts';
import { appliedIds } from './code-checks.ts';
import { orderDraftOf, payloadAsTaken } from './order-draft.ts';
import { paidNow } from './paid-now.ts';
import { readSending } from './read-sending.server.ts';
import { firstRefusal, type Sending, type SendRequest } from './sending.ts';
import { sentAgain } from './sent-again.ts';
import { writeOrder } from './write-order.server.ts';

export type Attempt = {
  readonly asked: SendRequest;
  readonly holder: Awaited<ReturnType<typeof findCartToOrder>>['holder'];
  readonly key: string;
  /** Fingerprint of the request. */
  readonly digest: string;
  /** True if the sender gave the key; otherwise it is derived from the cart. */
  readonly isKeyGiven: boolean;
  /** The sender who gave the key; undefined for the key of the cart itself. */
  readonly sentBy: string | undefined;
};

type Placed = { readonly order: SentOrder; readonly isAgain: boolean };

/** Runs all checks in the order in which refusals are reported, and turns the cart into an order. */
export async function checkAndPlace(
  shop: Shop,
  visit: Visit,
  attempt: Attempt,
  { isAgain = false } = {},
): Promise<Result<Placed, Refusal>> {
  const checked = await check(shop, visit, attempt);
  if (!checked.ok) return checked;
  const sending = checked.value;
  const { key, digest, sentBy } = attempt;
  const { cart } = attempt.asked;
  const isProduction = shop.env.APP_ENV === 'production';
  const sentByStaff = await findActor(shop, visit);
  const draft = orderDraftOf(sending, { id: newId(visit.now, randomBytes), isProduction, sentByStaff });
  const payload = payloadAsTaken(sending, { isProduction, clientAddress: visit.clientAddress });
  const taken = await shop.orderExport.check(draft);
  if (!taken.ok) return taken;
  const placed = await writeOrder(shop, {
    draft,
    cartVersion: cart.version,
    sendKey: key,
    contentDigest: digest,
    sentBy,
    payload,
    limited: await limitedOf(shop, visit, sending),
    countsStock: visit.market.useProductOnHand,
    spender: sending.spending?.holder,
    pieces: sending.pieces,
    seesCredit: seesCompanyCredit(visit.claims),
    ...approvalsOf(sending),
  });
  if (placed.ok) {
    tellCart(shop, draft.owner);
    if (draft.kind === 'approval') tellApprovals(shop, draft.owner);
    return ok({ order: toSentOrder(draft, placed.value, payload, shop), isAgain: false });
  }
  // Another order was faster: with what it left of the allowance, this one may wait for approval.
  if (placed.refusal.code === 'allowance-exceeded' && !isAgain)
    return checkAndPlace(shop, visit, attempt, { isAgain: true });
  if (placed.refusal.code !== 'cart-changed') return placed;
  const other = await findSentOrder(shop.db, cart.id);
  if (!other) return placed;
  const again = sentAgain(other, attempt);
  return again.ok ? ok({ order: again.value, isAgain: true }) : again;
}

/** The member of staff who acts for the buyer. */
async function findActor({ db }: Pick<Shop, 'db'>, { claims }: Pick<Visit, 'claims'>) {
  if (!claims?.acting) return undefined;
  const id = claims.acting.by;
  const { firstName = '', lastName = '' } = (await listNamesOf(db, [id])).get(id) ?? {};
  return { id, name: `${firstName} ${lastName}`.trim() };
}

async function check(shop: Shop, visit: Visit, { asked, holder }: Attempt): Promise<Result<Sending, Refusal>> {
  const early = firstRefusal(checksBeforePrices, asked);
  if (early) return refuse(early);
  const sending = await readSending(shop, visit, asked, holder);
  const refusal = firstRefusal(checksWithPrices, sending);
  return refusal ? refuse(refusal) : ok(sending);
}

async function limitedOf(shop: Shop, visit: Visit, sending: Sending) {
  const ids = await limitedAmong(shop, visit, appliedIds(sending));
  const ofCode = sending.promoted?.effects.find(({ code }) => code !== undefined)?.promotionId;
  return ids.map((id) => ({ id, isOfCode: id === ofCode }));
}

function toSentOrder(draft: OrderDraft, orderNo: string, payload: SendPayload, { payment }: Shop): SentOrder {
  const kind = draft.paymentState === 'Pending' ? paidNow(draft.paymentMethodId) : undefined;
  return {
    ...draft,
    orderNo,
    payable: draft.priced.totals.payable,
    email: draft.buyer.email,
    redirectUrls: payload.redirectUrls,
    payment: kind && { provider: payment.name, kind, session: undefined },
  };
}
