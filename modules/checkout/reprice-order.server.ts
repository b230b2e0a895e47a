import { ok, type Result, refuse } from '#core/result.ts';
import type { PiecesWanted } from '../allowance/hold-allowances.server.ts';
import type { Cart, CartRow } from '../cart/cart.ts';
import { type DecidedWish, decideRows } from '../cart/decide-rows.server.ts';
import { findCartToOrder } from '../cart/price-for-order.server.ts';
import type { LimitHolder } from '../limit-use/read-limit-use.server.ts';
import type { Order } from '../order/order.ts';
import { limitedAmong } from '../promotion/campaign-uses.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { withAgreedServices, withAgreedTexts } from './send/agreed-services.ts';
import { servicesFit } from './send/changed-garments.ts';
import { appliedIds } from './send/code-checks.ts';
import { companyIsNotBlocked } from './send/company-checks.ts';
import { methodIsOffered } from './send/delivery-checks.ts';
import { rowsSayEnough } from './send/field-checks.ts';
import { cartHasProducts, productsAreKnown, productsAreSold, quantitiesAreWhole } from './send/goods-checks.ts';
import { orderRowsOf } from './send/order-rows.ts';
import { payloadOfOrder } from './send/payload-of-order.ts';
import { piecesAreAllowed } from './send/piece-checks.ts';
import { senderMaySpend, taxIsKnown } from './send/price-checks.ts';
import { readAsked } from './send/read-asked.server.ts';
import { readSending } from './send/read-sending.server.ts';
import { firstRefusal, type Sending } from './send/sending.ts';
import {
  mandatoryServicesAreThere,
  namesAreComplete,
  servicesAreAllowed,
  servicesAreKnown,
  textsAreComplete,
} from './send/service-checks.ts';

type Input = {
  readonly order: Order;
  readonly wishes: readonly DecidedWish[];
  /** The campaigns of which the order holds a use. */
  readonly heldUses: readonly string[];
  /** Builds the cart of the order if it was deleted. */
  readonly otherwise: () => Cart;
};

/** The rows have not taken any stock yet. */
export type RepricedOrder = {
  readonly order: Order;
  readonly limitedCampaigns: readonly string[];
  /** The buyer, if the amount limit is for a period. */
  readonly spender: LimitHolder | undefined;
  /** Set if the company has allowances in pieces. */
  readonly pieces: PiecesWanted | undefined;
  /** The company's rules that apply to the order now. */
  readonly matched: Sending['matched'];
  /** The stored cart of the order, and which of its rows stay and go. */
  readonly cart: Cart;
  readonly kept: readonly CartRow[];
  readonly rejected: readonly CartRow[];
};

/**
 * The order as its buyer would send it today with the requested changes: current prices, promotions, tax and freight, computed by the
 * functions that price a cart. Wearers and the texts on garments stay as agreed. Has the same refusals as for the buyer. `visit` is the
 * buyer's. Writes nothing.
 */
export async function repriceOrder(
  shop: Shop,
  visit: Visit,
  { order, wishes, heldUses, otherwise }: Input,
): Promise<Result<RepricedOrder, Refusal>> {
  const { holder, cart = otherwise() } = await findCartToOrder(shop, visit, { cartId: order.cartId });
  const decided = await decideRows(shop, visit, cart, wishes);
  if (!decided.ok) return decided;
  const asked = await readAsked(shop, visit, {
    cart: { ...cart, rows: decided.value.kept },
    payload: payloadOfOrder(order),
    settings: holder.settings,
  });
  const early = firstRefusal([cartHasProducts, companyIsNotBlocked], asked);
  if (early) return refuse(early);
  const sending = withAgreedTexts(
    await readSending(shop, visit, { ...asked, heldUses, waiting: order }, holder),
    order,
  );
  const refusal = firstRefusal(checksOfApproval, sending);
  if (refusal) return refuse(refusal);
  const rows = withAgreedServices(orderRowsOf(sending), order);
  const misfit = await servicesFit({ rows }, order);
  if (misfit) return refuse(misfit);
  const { rows: _, ...priced } = sending.actual;
  return ok({
    ...decided.value,
    cart,
    order: {
      ...order,
      tax: { treatment: sending.treatment.kind, rows: sending.actual.taxRows },
      priced,
      rows,
    },
    spender: sending.spending?.holder,
    pieces: sending.pieces,
    matched: sending.matched,
    limitedCampaigns: await limitedAmong(shop, visit, appliedIds(sending)),
  });
}

/** The checks of sending that may have a different result by now. */
const checksOfApproval = [
  productsAreKnown,
  productsAreSold,
  quantitiesAreWhole,
  servicesAreAllowed,
  servicesAreKnown,
  mandatoryServicesAreThere,
  namesAreComplete,
  textsAreComplete,
  rowsSayEnough,
  methodIsOffered,
  taxIsKnown,
  senderMaySpend,
  piecesAreAllowed,
];
