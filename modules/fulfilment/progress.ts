import { type OrderRowStatus, orderRowStatuses } from '../order/order-row-status.ts';
import { type OrderStatus, orderStatuses } from '../order/order-status.ts';

/** Everything that is known of an order's way, however it came to be known. */
export type OrderFacts = {
  /** Before that it is nobody's to carry out. */
  readonly isOpen: boolean;
  /** The furthest that was said in so many words. */
  readonly reported: OrderStatus;
  readonly isOnAccount: boolean;
  /** Goods; freight is not delivered. */
  readonly rows: readonly RowFacts[];
  readonly invoices: readonly { readonly dueOn: string; readonly isPaid: boolean }[];
  /** A day of the calendar. */
  readonly today: string;
};

type RowFacts = {
  readonly rowNumber: number;
  readonly quantity: number;
  readonly backOrdered: number;
  readonly denied: number;
  readonly returned: number;
  readonly delivered: number;
  readonly invoiced: number;
};

export type Progress = {
  readonly status: OrderStatus;
  /** Nothing of it will come. It has no status of its own. */
  readonly isRefused: boolean;
  readonly rows: readonly { readonly rowNumber: number; readonly status: OrderRowStatus }[];
};

const { Default, Received, Confirmed, PartDelivered, Delivered, Invoiced, Overdue } = orderStatuses;

/** Where an order stands, made anew of all facts: in which order they came does not matter. */
export function progressOf(facts: OrderFacts): Progress {
  const { isOpen, rows } = facts;
  if (!isOpen) return { status: Default, isRefused: false, rows: rows.map(beforePlaced) };
  const found = statusFound(facts);
  const told = facts.reported === Overdue && isSettled(facts) ? Invoiced : facts.reported;
  const status = later(found, told);
  return {
    status,
    isRefused: rows.length > 0 && rows.every(isDenied),
    rows: rows.map((row) => ({ rowNumber: row.rowNumber, status: rowStatusOf(row, facts, status) })),
  };
}

const beforePlaced = ({ rowNumber }: RowFacts) => ({ rowNumber, status: orderRowStatuses.Default });

const later = (a: OrderStatus, b: OrderStatus): OrderStatus => (a > b ? a : b);

const isDenied = ({ quantity, denied }: RowFacts) => denied >= quantity;
const isDelivered = ({ quantity, denied, delivered }: RowFacts) => delivered >= quantity - denied;
/** What was sent back before it was billed is not billed any more. */
const isInvoiced = ({ quantity, denied, returned, invoiced }: RowFacts) => invoiced >= quantity - denied - returned;
const isBilled = ({ invoiced }: RowFacts) => invoiced > 0;

const isSettled = ({ invoices }: OrderFacts) => invoices.length > 0 && invoices.every(({ isPaid }) => isPaid);

/** What deliveries and invoices say by themselves. */
function statusFound({ rows, invoices, today }: OrderFacts): OrderStatus {
  const coming = rows.filter((row) => !isDenied(row));
  if (coming.length === 0) return Received;
  if (coming.every(isInvoiced) && coming.some(isBilled)) {
    return invoices.some(({ isPaid, dueOn }) => !isPaid && dueOn < today) ? Overdue : Invoiced;
  }
  if (coming.every(isDelivered)) return Delivered;
  return rows.some(({ delivered }) => delivered > 0) ? PartDelivered : Received;
}

function rowStatusOf(row: RowFacts, { isOnAccount, rows }: OrderFacts, status: OrderStatus): OrderRowStatus {
  if (isDenied(row)) return orderRowStatuses.Denied;
  if (status >= Invoiced || (isInvoiced(row) && isBilled(row))) return orderRowStatuses.Invoiced;
  if (status >= Delivered || isDelivered(row)) {
    return isOnAccount ? orderRowStatuses.ToBeInvoiced : orderRowStatuses.Delivered;
  }
  // Whoever sends or bills some of it has taken the order on.
  const isAccepted = status >= Confirmed || rows.some(({ invoiced }) => invoiced > 0);
  if (!isAccepted) return orderRowStatuses.NotDelivered;
  return row.backOrdered > 0 ? orderRowStatuses.Waiting : orderRowStatuses.Confirmed;
}
