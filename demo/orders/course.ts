import type { ReturnReason } from '#modules/fulfilment/order-return.ts';
import type { Order } from '#modules/order/order.ts';
import type { RowPieces } from '#modules/order/pieces.ts';
import type { Random } from '../random.ts';
import type { Fate } from './order-plan.ts';

type At = { readonly at: Date };

/** An event in the history of an order. */
export type Happening = At &
  (
    | { readonly kind: 'accepted' | 'invoice' | 'payment' }
    | { readonly kind: 'delivery'; readonly rows: readonly RowPieces[]; readonly arrivedAt: Date | undefined }
    | { readonly kind: 'denial'; readonly rows: readonly RowPieces[] }
    | ({ readonly kind: 'return'; readonly rows: readonly RowPieces[] } & ReturnRequest)
  );

/** The buyer's text and the answer of staff; a request without an answer was accepted. */
type ReturnRequest = { readonly reason: ReturnReason; readonly comment: string; readonly refusal?: string };

type Goods = Pick<Order['rows'][number], 'rowNumber' | 'parentRowNumber' | 'quantity' | 'backOrdered'>;

const dayMs = 86_400_000;

/** All events of an order with this fate, in order, counted from its placement. */
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
  const garments = goods.filter(({ parentRowNumber }) => parentRowNumber === undefined).map(piecesOf);
  const inParts = random.chance(0.3) && first.length > 0 && garments.length === all.length;
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
    credited: [
      accepted,
      ...delivered,
      invoice,
      { kind: 'return', rows: returned, at: day(7), reason: 'too-small', comment: '' },
      payment,
    ],
    named: [
      accepted,
      ...delivered,
      invoice,
      { kind: 'return', rows: garments.slice(0, 1), at: day(8), ...asProof },
      { kind: 'return', rows: garments.slice(1, 2), at: day(9), ...broken },
    ],
    refused: [{ kind: 'denial', rows: all, at: day(1) }],
  };
  return [...courses[fate]];
}

// Vera writes Swedish, and is answered in Swedish.
const asProof: ReturnRequest = {
  reason: 'wrong-article',
  comment: 'Fel person: Ingrid har slutat hos oss.',
  refusal: 'Namnet är som på korrekturet. Plagg med namn tar vi tillbaka bara om de är felaktiga eller fel gjorda.',
};
const broken: ReturnRequest = { reason: 'faulty', comment: 'Dragkedjan gick sönder första dagen.' };

const piecesOf = ({ rowNumber, quantity }: Goods): RowPieces => ({ rowNumber, quantity });
