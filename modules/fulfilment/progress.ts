import { type OrderRowStatus, orderRowStatuses } from '../order/order-row-status.ts';
import type { OrderWay } from '../order/order-state.ts';
import { type OrderStatus, orderStatuses } from '../order/order-status.ts';
import { plus } from '../order/pieces.ts';

/** All known facts about an order's progress, from any source. */
export type OrderFacts = {
  /** False before the order is placed: it cannot be fulfilled yet. */
  readonly isOpen: boolean;
  /** The furthest status that was reported directly. */
  readonly reported: OrderStatus;
  readonly isOnAccount: boolean;
  /** Goods only; freight is not delivered. */
  readonly rows: readonly RowFacts[];
  readonly invoices: readonly { readonly dueOn: string; readonly isSettled: boolean }[];
  /** A calendar day. */
  readonly today: string;
};

type RowFacts = {
  readonly rowNumber: number;
  readonly quantity: number;
  readonly backOrdered: number;
  readonly denied: number;
  readonly returned: number;
  /** Delivered pieces, without surplus ones. */
  readonly delivered: number;
  /** Pieces that were sent and have not arrived. */
  readonly underWay: number;
  /** Pieces that were sent although they were not ordered, or were denied. */
  readonly sentBeyond: number;
  readonly invoiced: number;
};

/** `waiting`: comes later than the rest. */
export type RowWay = OrderWay | 'waiting';

export type Progress = {
  readonly status: OrderStatus;
  /** Nothing of it will be delivered. It has no status number of its own. */
  readonly isRefused: boolean;
  /** Where its goods are; undefined before the order is placed. */
  readonly way: OrderWay | undefined;
  readonly rows: readonly {
    readonly rowNumber: number;
    readonly status: OrderRowStatus;
    readonly way: RowWay | undefined;
  }[];
};

const { Default, Received, Confirmed, PickupAtRetailer, PartDelivered, Delivered, Invoiced, Overdue } = orderStatuses;

/** The state of an order, computed from all facts; their sequence does not matter. */
export function progressOf(facts: OrderFacts): Progress {
  const { isOpen, rows } = facts;
  if (!isOpen) return { status: Default, isRefused: false, way: undefined, rows: rows.map(beforePlaced) };
  const found = statusFound(facts);
  const told = facts.reported === Overdue && areAllSettled(facts) ? Invoiced : facts.reported;
  const status = later(found, told);
  return {
    status,
    isRefused: isRefused(facts),
    way: wayOf(facts),
    rows: rows.map((row) => ({
      rowNumber: row.rowNumber,
      status: rowStatusOf(row, facts, status),
      way: rowWayOf(row, facts),
    })),
  };
}

const beforePlaced = ({ rowNumber }: RowFacts) => ({
  rowNumber,
  status: orderRowStatuses.Default,
  way: undefined,
});

const later = (a: OrderStatus, b: OrderStatus): OrderStatus => (a > b ? a : b);

const isRefused = ({ rows }: OrderFacts) => rows.length > 0 && rows.every(isDenied);
const isDenied = ({ quantity, denied }: RowFacts) => denied >= quantity;
const isDelivered = ({ quantity, denied, delivered }: RowFacts) => delivered >= plus(quantity, -denied);
/** Pieces that were returned before they were billed need no invoice any more. */
const isInvoiced = ({ quantity, denied, returned, invoiced }: RowFacts) =>
  invoiced >= plus(plus(quantity, -denied), -returned);
const isBilled = ({ invoiced }: RowFacts) => invoiced > 0;

export const areAllSettled = ({ invoices }: OrderFacts) =>
  invoices.length > 0 && invoices.every(({ isSettled }) => isSettled);

/** The status that follows from deliveries and invoices. */
function statusFound({ rows, invoices, today }: OrderFacts): OrderStatus {
  const coming = rows.filter((row) => !isDenied(row));
  if (coming.length === 0) return Received;
  if (coming.every(isInvoiced) && coming.some(isBilled)) {
    return invoices.some(({ isSettled, dueOn }) => !isSettled && dueOn < today) ? Overdue : Invoiced;
  }
  if (coming.every(isDelivered)) return Delivered;
  return rows.some(({ delivered, sentBeyond }) => delivered > 0 || sentBeyond > 0) ? PartDelivered : Received;
}

/**
 * Goods that were sent and have not arrived are on their way, even if they are billed. Goods are delivered if they have arrived, or if the
 * status Delivered was reported.
 */
function wayOf(facts: OrderFacts): OrderWay {
  const { rows, reported } = facts;
  if (isRefused(facts)) return 'refused';
  if (reported >= Delivered || rows.every(isDelivered)) return rows.some(isUnderWay) ? 'under-way' : 'delivered';
  if (reported === PartDelivered || rows.some(({ delivered }) => delivered > 0)) return 'part-sent';
  return wayBefore(facts);
}

const isUnderWay = ({ underWay }: RowFacts) => underWay > 0;

/** The state before anything is sent. Billing a part confirms the order. */
function wayBefore({ reported, rows }: OrderFacts): OrderWay {
  if (reported === PickupAtRetailer) return 'pickup';
  return reported >= Confirmed || rows.some(isBilled) ? 'confirmed' : 'received';
}

function rowWayOf(row: RowFacts, facts: OrderFacts): RowWay {
  if (isDenied(row)) return 'refused';
  if (facts.reported >= Delivered || isDelivered(row)) return isUnderWay(row) ? 'under-way' : 'delivered';
  if (row.delivered > 0) return 'part-sent';
  const isTaken = facts.rows.some(({ delivered }) => delivered > 0);
  const way = isTaken ? 'confirmed' : wayBefore(facts);
  return way === 'confirmed' && row.backOrdered > row.denied ? 'waiting' : way;
}

function rowStatusOf(row: RowFacts, { isOnAccount, rows }: OrderFacts, status: OrderStatus): OrderRowStatus {
  if (isDenied(row)) return orderRowStatuses.Denied;
  if (status >= Invoiced || (isInvoiced(row) && isBilled(row))) return orderRowStatuses.Invoiced;
  if (status >= Delivered || isDelivered(row)) {
    return isOnAccount ? orderRowStatuses.ToBeInvoiced : orderRowStatuses.Delivered;
  }
  // Sending or billing a part confirms the order.
  const isAccepted = status >= Confirmed || rows.some(({ invoiced }) => invoiced > 0);
  if (!isAccepted) return orderRowStatuses.NotDelivered;
  return row.backOrdered > 0 ? orderRowStatuses.Waiting : orderRowStatuses.Confirmed;
}
