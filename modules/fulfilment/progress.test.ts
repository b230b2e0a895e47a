import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryCodeOf } from '../order/delivery-label.ts';
import { type OrderRowStatus, orderRowStatuses } from '../order/order-row-status.ts';
import type { OrderWay } from '../order/order-state.ts';
import { type OrderStatus, orderStatuses } from '../order/order-status.ts';
import { type OrderFacts, progressOf, type RowWay } from './progress.ts';

type Row = OrderFacts['rows'][number];

const row = (facts: Partial<Row> = {}): Row => ({
  rowNumber: 100,
  quantity: 4,
  backOrdered: 0,
  denied: 0,
  returned: 0,
  delivered: 0,
  underWay: 0,
  sentBeyond: 0,
  invoiced: 0,
  ...facts,
});

const of = (rows: readonly Partial<Row>[], facts: Partial<OrderFacts> = {}) =>
  progressOf({
    isOpen: true,
    reported: 0,
    isOnAccount: true,
    invoices: [],
    today: '2026-11-16',
    ...facts,
    rows: rows.map((given, index) => row({ rowNumber: 100 * (index + 1), ...given })),
  });

const brief = (...given: Parameters<typeof of>) => {
  const { status, rows } = of(...given);
  return [status, deliveryCodeOf(status), rows.map(({ status }) => status)];
};

const { Default, NotDelivered, ToBeInvoiced, Invoiced, Waiting, Denied, Confirmed, Delivered } = orderRowStatuses;

test.each<[string, Partial<Row>[], Partial<OrderFacts>, [OrderStatus, number, OrderRowStatus[]]]>([
  ['before it is placed', [{}], { isOpen: false }, [0, 0, [Default]]],
  ['placed', [{}], {}, [100, 0, [NotDelivered]]],
  ['accepted', [{}, { backOrdered: 1 }], { reported: 300 }, [300, 0, [Confirmed, Waiting]]],
  ['to be fetched', [{}], { reported: 400 }, [400, 0, [Confirmed]]],
  ['some pieces', [{ delivered: 1 }], {}, [500, 40, [Confirmed]]],
  ['one row of two', [{ delivered: 4 }, { backOrdered: 4 }], {}, [500, 40, [ToBeInvoiced, Waiting]]],
  ['all pieces', [{ delivered: 4 }], {}, [600, 50, [ToBeInvoiced]]],
  ['all pieces, paid before', [{ delivered: 4 }], { isOnAccount: false }, [600, 50, [Delivered]]],
  ['all that come', [{ delivered: 3, denied: 1 }, { denied: 4 }], {}, [600, 50, [ToBeInvoiced, Denied]]],
  ['more than was ordered', [{ delivered: 4, sentBeyond: 5 }, {}], {}, [500, 40, [ToBeInvoiced, Confirmed]]],
  ['what was denied left nevertheless', [{ denied: 4, sentBeyond: 1 }, {}], {}, [500, 40, [Denied, Confirmed]]],
  ['fractions, delivered', [{ quantity: 1.1, denied: 0.2, delivered: 0.9 }], {}, [600, 50, [ToBeInvoiced]]],
  ['fractions, billed', [{ quantity: 1.1, denied: 0.2, returned: 0.1, invoiced: 0.8 }], {}, [700, 60, [Invoiced]]],
  ['a row invoiced', [{ delivered: 4, invoiced: 4 }, {}], {}, [500, 40, [Invoiced, Confirmed]]],
  ['invoiced before any of it left', [{ invoiced: 1 }], {}, [100, 0, [Confirmed]]],
  ['all invoiced', [{ invoiced: 4 }, { denied: 4 }], {}, [700, 60, [Invoiced, Denied]]],
  ['said to be delivered', [{}, { denied: 4 }], { reported: 600 }, [600, 50, [ToBeInvoiced, Denied]]],
  ['said to be accepted after it left', [{ delivered: 4 }], { reported: 300 }, [600, 50, [ToBeInvoiced]]],
  ['sent back before the rest was billed', [{ delivered: 4, returned: 1, invoiced: 3 }], {}, [700, 60, [Invoiced]]],
  ['all sent back before any of it was billed', [{ delivered: 4, returned: 4 }], {}, [600, 50, [ToBeInvoiced]]],
  ['sent back and billed', [{ delivered: 4, returned: 4, invoiced: 4 }], {}, [700, 60, [Invoiced]]],
  ['all denied', [{ denied: 4 }], { reported: 300 }, [300, 0, [Denied]]],
])('H11 the status of an order and its rows: %s', (_, rows, facts, expected) => {
  expect(brief(rows, facts)).toEqual(expected);
});

test.each<[string, Partial<Row>[], Partial<OrderFacts>, [OrderWay | undefined, (RowWay | undefined)[]]]>([
  ['before it is placed', [{}], { isOpen: false }, [undefined, [undefined]]],
  ['placed', [{}], {}, ['received', ['received']]],
  ['told to the customer', [{}], { reported: 200 }, ['received', ['received']]],
  ['accepted', [{}, { backOrdered: 1 }], { reported: 300 }, ['confirmed', ['confirmed', 'waiting']]],
  ['to be fetched', [{}], { reported: 400 }, ['pickup', ['pickup']]],
  ['billed before any of it left', [{ invoiced: 4 }], {}, ['confirmed', ['confirmed']]],
  ['some has left', [{ delivered: 1, underWay: 1 }, {}], {}, ['part-sent', ['part-sent', 'confirmed']]],
  ['some has arrived', [{ delivered: 4 }, { backOrdered: 4 }], {}, ['part-sent', ['delivered', 'waiting']]],
  ['all has left', [{ delivered: 4, underWay: 4 }], {}, ['under-way', ['under-way']]],
  ['all has left and is billed', [{ delivered: 4, underWay: 1, invoiced: 4 }], {}, ['under-way', ['under-way']]],
  ['all has arrived', [{ delivered: 4 }, { denied: 4 }], {}, ['delivered', ['delivered', 'refused']]],
  ['said to be delivered', [{}], { reported: 600 }, ['delivered', ['delivered']]],
  ['said to be billed while it is on its way', [{ underWay: 4 }], { reported: 700 }, ['under-way', ['under-way']]],
  ['said to have left in part', [{}], { reported: 500 }, ['part-sent', ['confirmed']]],
  ['all denied', [{ denied: 4 }], { reported: 300 }, ['refused', ['refused']]],
])('the state of an order and its rows: %s', (_, rows, facts, expected) => {
  const told = of(rows, facts);
  expect([told.way, told.rows.map(({ way }) => way)]).toEqual(expected);
});

test('an order is refused if none of it will be delivered', () => {
  expect(of([{ denied: 4 }, { denied: 5 }]).isRefused).toBe(true);
  expect(of([{ denied: 4 }, { denied: 3 }]).isRefused).toBe(false);
});

test('an invoice is overdue from the day after it was due, until it is paid', () => {
  const status = (dueOn: string, isSettled: boolean, reported: OrderStatus = 0) =>
    of([{ invoiced: 4 }], { invoices: [{ dueOn, isSettled }], reported }).status;
  expect(status('2026-11-16', false)).toBe(700);
  expect(status('2026-11-15', false)).toBe(800);
  expect(status('2026-11-15', true)).toBe(700);
  expect(status('2026-11-15', true, 800)).toBe(700);
  expect(of([{}], { reported: 800 }).status).toBe(800);
});

type Fact =
  | { kind: 'status'; status: OrderStatus }
  | { kind: 'delivered' | 'denied' | 'invoiced'; row: number; pieces: number };

/** Facts as they are stored: the furthest reported status, and sums of pieces. */
function keep(facts: readonly Fact[]) {
  let reported: OrderStatus = 0;
  const rows = [row(), row({ rowNumber: 200, quantity: 2, backOrdered: 1 })].map((each) => ({ ...each }));
  for (const fact of facts) {
    if (fact.kind === 'status') {
      if (fact.status > reported) reported = fact.status;
    } else {
      const kept = rows[fact.row];
      if (kept) kept[fact.kind] += fact.pieces;
    }
  }
  return { reported, rows };
}

const someFact: fc.Arbitrary<Fact> = fc.oneof(
  fc.record({ kind: fc.constant('status' as const), status: fc.constantFrom(...Object.values(orderStatuses)) }),
  fc.record({
    kind: fc.constantFrom('delivered', 'denied', 'invoiced'),
    row: fc.nat(1),
    pieces: fc.integer({ min: 1, max: 4 }),
  }),
);

const shuffled = fc
  .array(someFact, { maxLength: 10 })
  .chain((facts) => fc.tuple(fc.constant(facts), fc.shuffledSubarray(facts, { minLength: facts.length })));

test('an order ends in the same state for every sequence of facts', () => {
  fc.assert(
    fc.property(shuffled, ([facts, others]) => {
      const end = (list: readonly Fact[]) => {
        const { reported, rows } = keep(list);
        return of(rows, { reported });
      };
      expect(end(others)).toEqual(end(facts));
    }),
  );
});

test('no fact moves an order backwards', () => {
  fc.assert(
    fc.property(fc.array(someFact, { maxLength: 8 }), someFact, (facts, fact) => {
      // Denying the remaining pieces ends an order; a refused order keeps its reported status.
      const before = of(keep(facts).rows, { reported: keep(facts).reported });
      const all = keep([...facts, fact]);
      const after = of(all.rows, { reported: all.reported });
      expect(after.isRefused || after.status >= before.status).toBe(true);
    }),
  );
});
