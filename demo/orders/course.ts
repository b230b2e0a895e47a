import type { Order } from '#modules/order/order.ts';
import type { RowPieces } from '#modules/order/pieces.ts';
import type { Random } from '../random.ts';
import type { Fate } from './order-plan.ts';

type At = { readonly at: Date };

/** Something that happens to an order on its way. */
export type Happening = At &
  (
    | { readonly kind: 'accepted' | 'invoice' | 'payment' }
    | { readonly kind: 'delivery'; readonly rows: readonly RowPieces[]; readonly arrivedAt: Date | undefined }
    | { readonly kind: 'denial' | 'return'; readonly rows: readonly RowPieces[] }
  );

type Goods = Pick<Order['rows'][number], 'rowNumber' | 'quantity' | 'backOrdered'>;

const dayMs = 86_400_000;

/** From when it was placed: everything that has happened to an order of this fate, in its order. */
export function courseOf(fate: Fate, goods: readonly Goods[], placedAt: Date, random: Random): Happening[] {
  const day = (days: number) => new Date(placedAt.getTime() + days * dayMs);
  const all = goods.map(piecesOf);
  const first = goods.slice(0, -1).map(piecesOf);
  const last = goods.slice(-1).map(piecesOf);
  const accepted: Happening = { kind: 'accepted', at: day(0.2) };
  const sent = (rows: readonly RowPieces[], days: number, onTheWay: number): Happening => ({
    kind: 'delivery',
    rows,
    at: day(days),
    arrivedAt: day(days + onTheWay),
  });
  const inParts = random.chance(0.3) && first.length > 0;
  const delivered = inParts ? [sent(first, 1.2, 2), sent(last, 3.1, 2)] : [sent(all, 1.3, 2)];
  const invoice: Happening = { kind: 'invoice', at: day(5.5) };
  const payment: Happening = { kind: 'payment', at: day(5.5 + random.int(8, 28)) };
  const returned = last.map(({ rowNumber }) => ({ rowNumber, quantity: 1 }));
  const courses: Record<Fate, readonly Happening[]> = {
    received: [],
    'waits-for-approval': [],
    'punch-out': [],
    confirmed: [accepted],
    'part-delivered': [accepted, sent(first, 1.2, 2)],
    'back-ordered': [accepted, sent(first, 1.2, 2)],
    'on-its-way': [accepted, { kind: 'delivery', rows: all, at: day(1), arrivedAt: undefined }],
    delivered: [accepted, ...delivered],
    invoiced: [accepted, ...delivered, invoice],
    overdue: [accepted, ...delivered, invoice],
    paid: [accepted, ...delivered, invoice, payment],
    credited: [accepted, ...delivered, invoice, { kind: 'return', rows: returned, at: day(7) }, payment],
    refused: [{ kind: 'denial', rows: all, at: day(1) }],
  };
  return [...courses[fate]];
}

const piecesOf = ({ rowNumber, quantity }: Goods): RowPieces => ({ rowNumber, quantity });
