import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { heldBefore, returnWorth } from './return-worth.ts';

const sek = (amount: number) => money(amount, 'SEK');

function aRow(rowNumber: number, quantity: number, gross: number, isFreight = false) {
  const row = anOrderRow({ rowNumber, quantity, ...(isFreight && { type: 'FreightArticle' as const }) });
  const total = { net: sek(gross * 0.8), gross: sek(gross) };
  const unit = { net: sek((gross * 0.8) / quantity), gross: sek(gross / quantity) };
  return { ...row, price: { ...row.price, unit, line: total, total } };
}

const held = (returned: [number, number][]) => ({
  order: {
    ...anOrder().order,
    orderNo: '1',
    givenUpAt: undefined,
    rows: [aRow(100, 3, 3000), aRow(300, 1, 500, true)],
  },
  isOpen: true,
  reported: 0 as const,
  state: 'received' as const,
  denied: new Map(),
  returned: new Map(returned),
  exchanged: new Map<number, number>(),
  deliveries: [],
  invoices: [],
});

/** A name on each of the three pieces, 100 each, and a second chip that is two to a piece. */
function withServices(returned: [number, number][]) {
  const bare = held(returned);
  const [garment, freight] = bare.order.rows;
  const below = { type: 'VasArticle', parentRowNumber: 100 } as const;
  const services = [
    { ...aRow(150, 3, 300), ...below },
    { ...aRow(160, 6, 60), ...below },
  ];
  const rows = [garment, ...services, freight].filter((row) => row !== undefined);
  return { ...bare, order: { ...bare.order, rows } };
}

const back = (quantity: number) => [{ rowNumber: 100, quantity }];

test('a return is worth its pieces with tax, and the last one also the freight', () => {
  expect(returnWorth(held([]), back(1), false)).toEqual(sek(1000));
  expect(returnWorth(held([[100, 1]]), back(1), false)).toEqual(sek(1000));
  expect(returnWorth(held([[100, 1]]), back(2), false)).toEqual(sek(2500));
});

test('a return is worth the same after it is accepted', () => {
  expect(returnWorth(held([[100, 1]]), back(1), true)).toEqual(sek(1000));
  expect(returnWorth(held([[100, 3]]), back(3), true)).toEqual(sek(3500));
});

test('of several accepted returns only the last includes the freight', () => {
  const accepted = (quantity: number) => ({ rows: [{ rowNumber: 100, quantity, reason: 'not-wanted' as const }] });
  const now = held([[100, 3]]);
  expect(returnWorth(heldBefore(now, [accepted(2)]), back(1), true)).toEqual(sek(1000));
  expect(returnWorth(heldBefore(now, []), back(2), true)).toEqual(sek(2500));
});

test('a returned garment is worth its services too, and the last one the freight', () => {
  expect(returnWorth(withServices([]), back(1), false)).toEqual(sek(1120));
  expect(returnWorth(withServices([[100, 2]]), back(2), true)).toEqual(sek(2240));
  expect(returnWorth(withServices([]), back(3), false)).toEqual(sek(3860));
});
