import { monthsBefore } from '#core/dates.ts';
import { ok, refuse } from '#core/result.ts';
import { basePartNumber } from '#core/sku.ts';
import { type BoughtRow, listBought } from '../allowance/bought-store.server.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import type { Responsible } from '../approval/may-decide.ts';
import { type ApprovalReason, readApprovalReasons } from '../approval-rules/rule-words.server.ts';
import { listApproved } from '../approval-rules/steps-of-order.server.ts';
import { contextOfRow } from '../assortment/context-of-row.ts';
import type { Offer, OfferSize } from '../assortment/offer.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import { readStock } from '../assortment/read-stock.server.ts';
import { dayIn, zoneOf } from '../market/market-day.ts';
import type { Order, OrderRow } from '../order/order.ts';
import { findOrderIn } from '../order/order-store.server.ts';
import { plus } from '../order/pieces.ts';
import { listNamesOf } from '../people/name-store.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { visitOfBuyer } from './decide/visit-of-buyer.server.ts';
import { type DecidedOrder, decideOrder } from './decide-order.server.ts';
import { readDecisionScope } from './decision-scope.server.ts';
import { readHidesPrices } from './hides-prices.server.ts';
import { checkDecider, readDeputiesNow, readResponsible } from './may-decide-order.server.ts';
import { decidableRows } from './order-decision.ts';
import { type MoneyEffect, readMoneyEffect } from './read-money-effect.server.ts';

const historyMonths = 12;

/** A row to decide on, with the facts that the approver needs. */
type RowToDecide = {
  readonly row: OrderRow;
  /** The services on it, with their texts. */
  readonly services: readonly OrderRow[];
  /** The sizes of the row's colour, as the buyer can buy them. */
  readonly sizes: readonly OfferSize[];
  readonly isSold: boolean;
  /** Stock for this order: the free stock plus what the order already holds. */
  readonly onHand: number;
  readonly nextDeliveryDate: string | undefined;
  readonly wearer: string;
  /** What the same person got of the same kind in the last twelve months. */
  readonly bought: { readonly pieces: number; readonly last: Date | undefined };
};

export type DecisionPage = MoneyEffect & {
  readonly order: Order;
  readonly rows: readonly RowToDecide[];
  /** The result of approving the order as it was sent, or why that is not possible. */
  readonly now: DecidedOrder | undefined;
  readonly problem: Refusal | undefined;
  readonly responsible: Responsible;
  readonly approverName: string | undefined;
  /** The deputies of the approver, each with the last day. */
  readonly deputies: readonly { readonly name: string; readonly until: string }[];
  /** Why this visitor may see the order but not decide on it. */
  readonly mayNot: Refusal | undefined;
  readonly hidesPrices: boolean;
  /** The rules of the company that the order met. */
  readonly reasons: readonly ApprovalReason[];
  /** The visitor has already approved a step, and decides again because no other admin can. */
  readonly isAgain: boolean;
  /** When the reservation of the goods ended, because the order waited too long. */
  readonly reservationEndedAt: Date | undefined;
};

/** For those who may decide on orders of the company: one that waits, with everything that the decision needs. */
export async function readDecision(shop: Shop, visit: Visit, { orderId }: { orderId: string }) {
  const allowed = await readDecisionScope(shop, visit);
  if (!allowed.ok) return allowed;
  const found = await findOrderIn(shop.db, allowed.value.scope, orderId);
  const approval = found && (await findApproval(shop.db, orderId));
  if (!found || approval?.state !== 'waiting') return refuse({ code: 'order-not-found' });
  const { order } = found;
  const buyer = await visitOfBuyer(shop.db, visit, order);
  const decider = await checkDecider(shop, shop.db, visit, { order, approval });
  const tried = decider.ok ? await decideOrder(shop, visit, { orderId, wishes: [], mode: 'try' }) : undefined;
  const responsible = await readResponsible(shop, shop.db, { order, approval });
  const approverId = responsible.who === 'approver' ? responsible.approverId : undefined;
  const deputies = await readDeputiesNow(shop.db, order, approverId === undefined ? [] : [approverId], visit.now);
  const names = await listNamesOf(shop.db, [approverId ?? [], deputies.map(({ deputyId }) => deputyId)].flat());
  const nameOf = (id = 0) => `${names.get(id)?.firstName ?? ''} ${names.get(id)?.lastName ?? ''}`.trim();
  const { payable } = (tried?.ok ? tried.value.order : order).priced.totals;
  const hidesPrices = await readHidesPrices(shop, order);
  return ok<DecisionPage>({
    order,
    rows: await readRows(shop, visit, buyer, order),
    now: tried?.ok ? tried.value : undefined,
    problem: tried && !tried.ok ? tried.refusal : undefined,
    responsible,
    approverName: nameOf(approverId) || undefined,
    deputies: deputies.map(({ deputyId, to }) => ({ name: nameOf(deputyId), until: to })),
    mayNot: decider.ok ? undefined : decider.refusal,
    ...(await readMoneyEffect(shop, visit, order, payable)),
    hidesPrices,
    reasons: await readApprovalReasons(shop, visit, { ...order, hidesPrices }),
    isAgain: decider.ok && (await listApproved(shop.db, orderId)).includes(allowed.value.customerId),
    reservationEndedAt: approval.reservationEndedAt,
  });
}

async function readRows(shop: Shop, visit: Visit, buyer: Visit, order: Order): Promise<RowToDecide[]> {
  const rows = decidableRows(order);
  const contexts = rows.map((row) => ({ context: contextOfRow(row) }));
  const offers = await readOffers(shop, { ...buyer, language: visit.language }, contexts, { mode: 'excl' });
  const stock = await readStock(shop, { skus: rows.map(({ sku }) => sku) });
  const personOf = (row: OrderRow) => row.coworker?.id ?? order.buyer.id;
  const wearerIds = [...new Set(rows.flatMap((row) => personOf(row) ?? []))];
  const histories = await readHistories(shop, visit, order, wearerIds);
  return rows.map((row, index): RowToDecide => {
    const offer = offers.get(row.sku, contexts[index]);
    const alike = (histories.get(personOf(row) ?? 0) ?? []).filter(({ sku }) =>
      isSameKind(offer, offers.get(sku), row, sku),
    );
    const level = stock[index];
    return {
      row,
      services: order.rows.filter(({ parentRowNumber }) => parentRowNumber === row.rowNumber),
      sizes: offer.sizes,
      isSold: offer.isSold,
      onHand: (level?.onHandValue ?? 0) + row.taken,
      nextDeliveryDate: level?.nextDeliveryDate,
      wearer: row.coworker?.name ?? `${order.buyer.firstName} ${order.buyer.lastName}`.trim(),
      bought: {
        pieces: alike.reduce((sum, { quantity }) => plus(sum, quantity), 0),
        last: alike[0]?.sentAt,
      },
    };
  });
}

/** What each of the people got in the last months, without returned pieces. */
async function readHistories({ db }: Pick<Shop, 'db'>, visit: Visit, order: Order, wearerIds: readonly number[]) {
  const { owner, marketId } = order;
  if (owner.kind !== 'company') return new Map<number, BoughtRow[]>();
  const since = dayIn(marketId, monthsBefore(visit.now, historyMonths));
  const sought = { companyId: owner.companyId, wearerIds, since, timeZone: zoneOf(marketId), isPlaced: true };
  const bought = await listBought(db, sought);
  return Map.groupBy(
    bought.filter(({ quantity }) => quantity > 0),
    ({ wearerId }) => wearerId,
  );
}

/** The same product, or one with the same most specific category. */
function isSameKind(offer: Offer, other: Offer, row: OrderRow, sku: string): boolean {
  if (basePartNumber(row.sku) === basePartNumber(sku)) return true;
  const [kind, otherKind] = [offer.categories.at(-1), other.categories.at(-1)];
  return kind !== undefined && kind === otherKind;
}
