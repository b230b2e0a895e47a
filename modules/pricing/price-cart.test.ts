import { expect, test } from 'vitest';
import { type Currency, money, roundingFor } from '#core/money.ts';
import { freightSku } from './freight-sku.ts';
import type { PriceBasis } from './price-basis.ts';
import { priceCart } from './price-cart.ts';
import type { EffectSource, PriceableRow, PromotionEffect, TaxRates } from './priced-cart.ts';

const jacket = '10010001AAAA';
const trousers = '20020002BBBB';
const swedish: TaxRates = new Map([
  [jacket, 2500],
  [trousers, 2500],
  [freightSku, 2500],
]);

const sek = (amount: number, isGross = true) => ({ amount: money(amount, 'SEK'), isGross });
const by = (name: string, code?: string): EffectSource => ({ promotionId: name, name, description: '', code });

let lastNumber = 0;
const row = (unit: PriceableRow['unit'], quantity = 1, sku = `${jacket}C50`): PriceableRow => {
  lastNumber += 100;
  return { rowId: `r${lastNumber}`, rowNumber: lastNumber, sku, quantity, unit, origin: undefined };
};

const price = (
  rows: readonly PriceableRow[],
  {
    effects = [],
    taxRates = swedish,
    freight,
    currency = 'SEK',
    basis = 'gross',
  }: {
    effects?: readonly PromotionEffect[];
    taxRates?: TaxRates | 'none';
    freight?: PriceableRow['unit'];
    currency?: Currency;
    basis?: PriceBasis;
  } = {},
) =>
  priceCart({
    currency,
    basis,
    rows,
    effects,
    taxRates: taxRates === 'none' ? undefined : taxRates,
    freight,
    rounding: roundingFor('on'),
  });

test('T19 two at 100 with VAT and a delivery of 49 with VAT are 249', () => {
  const { totals } = price([row(sek(10_000), 2)], { freight: sek(4900) });
  expect(totals.payable).toEqual(money(24_900, 'SEK'));
  expect(totals.products).toEqual({ net: money(16_000, 'SEK'), gross: money(20_000, 'SEK') });
  expect(totals.freight).toEqual({ net: money(3920, 'SEK'), gross: money(4900, 'SEK') });
  expect(totals.tax).toEqual(money(4980, 'SEK'));
});

test('T19 the amount to pay includes VAT, also for net lists', () => {
  const { totals } = price([row(sek(10_000, false), 2)], { freight: sek(3920, false) });
  expect(totals.products.net).toEqual(money(20_000, 'SEK'));
  expect(totals.payable).toEqual(money(29_900, 'SEK'));
});

test('T21 without rates no tax is shown, and the amount to pay is net', () => {
  const { totals, rows, taxRows } = price([row(sek(10_000, false), 2)], { taxRates: 'none', freight: sek(900, false) });
  expect(totals).toMatchObject({ tax: undefined, payable: money(20_900, 'SEK'), products: { gross: undefined } });
  expect(rows[0]?.steps.map(({ kind }) => kind)).toEqual(['quantity', 'tax-unknown', 'total']);
  expect(taxRows).toEqual([]);
  expect(price([], { taxRates: 'none' }).totals.tax).toBeUndefined();
  expect(price([]).totals.tax).toEqual(money(0, 'SEK'));
});

test('T21 one missing rate leaves the whole tax unknown, unless nothing is taxed', () => {
  const taxRates = new Map([[jacket, 2500]]);
  const unknown = price([row(sek(100)), row(sek(100, false), 1, `${trousers}C50`)], { taxRates });
  expect(unknown.totals.tax).toBeUndefined();
  expect(unknown.taxRows).toEqual([]);
  const free = price([row(sek(100)), row(sek(0), 1, `${trousers}C50`), row(undefined, 3, `${trousers}C52`)], {
    taxRates,
  });
  expect(free.totals.tax).toEqual(money(20, 'SEK'));
});

test('T22 sizes of a colour share its rate, another colour has its own', () => {
  const taxRates = new Map([
    [jacket, 2500],
    [trousers, 600],
  ]);
  const rows = [row(sek(10_000, false), 1, `${jacket}C50`), row(sek(10_000, false), 1, `${jacket}C52`)];
  const { rows: priced, taxRows } = price([...rows, row(sek(10_000, false), 1, `${trousers}C50`)], { taxRates });
  expect(priced.map(({ taxBasisPoints }) => taxBasisPoints)).toEqual([2500, 2500, 600]);
  expect(taxRows).toEqual([
    { basisPoints: 600, net: money(10_000, 'SEK'), tax: money(600, 'SEK') },
    { basisPoints: 2500, net: money(20_000, 'SEK'), tax: money(5000, 'SEK') },
  ]);
});

test('D24 a discount is rounded down to minor units', () => {
  const one = row(sek(1999));
  const effect = { ...by('Tenth'), kind: 'pieces-percent', basisPoints: 1000 } as const;
  const { rows } = price([one], { effects: [{ ...effect, pieces: [{ rowId: one.rowId, quantity: 1 }] }] });
  expect(rows[0]?.discount.gross).toEqual(money(199, 'SEK'));
  expect(rows[0]?.steps).toContainEqual({ kind: 'rounding', exact: '1.999', rounded: money(199, 'SEK') });
  const basket = price([row(sek(1999))], { effects: [{ ...by('Tenth'), kind: 'basket-percent', basisPoints: 1000 }] });
  expect(basket.totals.discount.gross).toEqual(money(199, 'SEK'));
});

test('D08 a free item is a separate row at zero, after the others', () => {
  const effects: PromotionEffect[] = [{ ...by('Cap', 'CAP'), kind: 'free-item', sku: '30030003CCCCONE', quantity: 2 }];
  const only = row(sek(10_000));
  const { rows, totals, promotions } = price([only], { effects });
  expect(rows[1]).toMatchObject({
    sku: '30030003CCCCONE',
    quantity: 2,
    rowNumber: only.rowNumber + 100,
    isFree: true,
    isPriced: true,
    total: { net: money(0, 'SEK'), gross: money(0, 'SEK') },
    steps: [{ kind: 'free', name: 'Cap' }, { kind: 'total' }],
  });
  expect(totals.payable).toEqual(money(10_000, 'SEK'));
  expect(promotions).toMatchObject([{ promotionId: 'Cap', code: 'CAP', off: { net: money(0, 'SEK') } }]);
});

test('a row without a price adds nothing and is marked', () => {
  const { rows, totals } = price([row(undefined, 4), row(sek(100))]);
  expect(rows[0]).toMatchObject({ isPriced: false, isFree: false, total: { gross: money(0, 'SEK') }, steps: [] });
  expect(totals.payable).toEqual(money(100, 'SEK'));
});

test('effects on the same pieces never take more than their price', () => {
  const two = row(sek(10_000), 2);
  const pieces = [{ rowId: two.rowId, quantity: 1 }];
  const free = { kind: 'pieces-percent', pieces, basisPoints: 10_000 } as const;
  const effects: PromotionEffect[] = [
    { ...by('A'), ...free },
    { ...by('B'), ...free },
    { ...by('C'), kind: 'pieces-amount', pieces, off: sek(5000) },
  ];
  const { rows, promotions } = price([two], { effects });
  expect(rows[0]?.total.gross).toEqual(money(10_000, 'SEK'));
  expect(promotions.map(({ name }) => name)).toEqual(['A']);
});

test('an effect applies to its pieces: the third piece is not affected', () => {
  const three = row(sek(10_000), 3);
  const effects: PromotionEffect[] = [
    { ...by('Half of one'), kind: 'pieces-percent', pieces: [{ rowId: three.rowId, quantity: 1 }], basisPoints: 5000 },
    { ...by('Two for 80'), kind: 'pieces-price', pieces: [{ rowId: three.rowId, quantity: 2 }], price: sek(8000) },
  ];
  const { rows } = price([three], { effects });
  expect(rows[0]?.adjustments.map(({ off }) => off.gross?.amount)).toEqual([5000, 2000]);
  expect(rows[0]?.total.gross).toEqual(money(23_000, 'SEK'));
});

test('a basket amount is divided by remaining amounts, with rounding to the lower row number', () => {
  const rows = [row(sek(1000)), row(sek(1000)), row(sek(1000))];
  const effects: PromotionEffect[] = [{ ...by('Hundred'), kind: 'basket-amount', off: sek(1000) }];
  expect(price(rows, { effects }).rows.map(({ discount }) => discount.gross?.amount)).toEqual([334, 333, 333]);
  expect(price(rows.toReversed(), { effects })).toEqual(price(rows, { effects }));
});

test('piece effects come before basket effects, in any input order', () => {
  const one = row(sek(10_000));
  const half = {
    ...by('Half'),
    kind: 'pieces-percent',
    pieces: [{ rowId: one.rowId, quantity: 1 }],
    basisPoints: 5000,
  } as const;
  const tenth = { ...by('Tenth'), kind: 'basket-percent', basisPoints: 1000 } as const;
  for (const effects of [
    [half, tenth],
    [tenth, half],
  ])
    expect(price([one], { effects }).rows[0]?.adjustments.map(({ name, off }) => [name, off.gross?.amount])).toEqual([
      ['Half', 5000],
      ['Tenth', 500],
    ]);
});

test('freight has its own effects and is not part of basket effects', () => {
  const effects: PromotionEffect[] = [
    { ...by('Tenth'), kind: 'basket-percent', basisPoints: 1000 },
    { ...by('Half the way'), kind: 'freight-percent', basisPoints: 5000 },
    { ...by('At most 19'), kind: 'freight-price', price: sek(1900) },
  ];
  const { freight, totals } = price([row(sek(10_000))], { effects, freight: sek(4900) });
  expect(freight).toMatchObject({ rowId: freightSku, sku: freightSku, quantity: 1 });
  expect(freight?.adjustments.map(({ off }) => off.gross?.amount)).toEqual([2450, 550]);
  expect(totals).toMatchObject({ freight: { gross: money(1900, 'SEK') }, payable: money(10_900, 'SEK') });
});

test('a price is explained: list, campaign, quantity, promotion, tax, total', () => {
  const unit = sek(79_900);
  const campaign = { before: money(99_900, 'SEK'), lowest30Days: money(89_900, 'SEK') };
  const one = { ...row(unit, 1.5), origin: { priceList: 'PUB-SE', listType: 'None', campaign } as const };
  const effects: PromotionEffect[] = [{ ...by('Tenth', 'TEN'), kind: 'basket-percent', basisPoints: 1000 }];
  expect(price([one], { effects }).rows[0]?.steps).toEqual([
    { kind: 'list', priceList: 'PUB-SE', listType: 'None', price: sek(99_900) },
    { kind: 'campaign', ...campaign, price: unit },
    { kind: 'quantity', quantity: 1.5, amount: money(119_850, 'SEK') },
    { kind: 'promotion', name: 'Tenth', code: 'TEN', off: money(11_985, 'SEK') },
    { kind: 'tax', basisPoints: 2500, amount: money(21_573, 'SEK'), isIncluded: true },
    { kind: 'total', total: { net: money(86_292, 'SEK'), gross: money(107_865, 'SEK') } },
  ]);
});

const german: TaxRates = new Map([
  [jacket, 1900],
  [trousers, 1900],
  [freightSku, 1900],
]);
const eur = (amount: number, isGross = true) => ({ amount: money(amount, 'EUR'), isGross });

test('T19 for a company 19 % of 713.02 is 135.47, not the sum of the taxes of its rows', () => {
  const rows = [10_001, 20_003, 41_298].map((net) => row(eur(net, false)));
  const { totals, taxRows, rows: priced } = price(rows, { basis: 'net', currency: 'EUR', taxRates: german });
  expect(taxRows).toEqual([{ basisPoints: 1900, net: money(71_302, 'EUR'), tax: money(13_547, 'EUR') }]);
  expect([totals.tax, totals.payable]).toEqual([money(13_547, 'EUR'), money(84_849, 'EUR')]);
  expect(priced.map(({ total }) => total.gross?.amount)).toEqual([11_901, 23_804, 49_144]);
});

test('T19 for a company a price of 21.90 gross is 18.40 net, and five are 92.00', () => {
  const { rows, totals } = price([row(eur(2190), 5)], { basis: 'net', currency: 'EUR', taxRates: german });
  expect(rows[0]).toMatchObject({ unit: { net: money(1840, 'EUR') }, line: { net: money(9200, 'EUR') } });
  expect(rows[0]?.steps.map(({ kind }) => kind)).toEqual(['unit', 'quantity', 'tax', 'total']);
  expect([totals.tax, totals.payable]).toEqual([money(1748, 'EUR'), money(10_948, 'EUR')]);
});

test('T19 for a consumer five at 21.90 are 109.50, which contain the tax', () => {
  const { rows, totals } = price([row(eur(2190), 5)], { currency: 'EUR', taxRates: german });
  expect(rows[0]?.line).toEqual({ net: money(9202, 'EUR'), gross: money(10_950, 'EUR') });
  expect([totals.tax, totals.payable]).toEqual([money(1748, 'EUR'), money(10_950, 'EUR')]);
});

test('T19 goods have the same tax in a cart and with freight, which gets the additional tax', () => {
  const goods = [row(eur(333, false)), row(eur(333, false), 1, `${trousers}C50`)];
  const cart = { basis: 'net', currency: 'EUR', taxRates: german } as const;
  const [without, beside] = [price(goods, cart), price(goods, { ...cart, freight: eur(490, false) })];
  expect(beside.rows).toEqual(without.rows);
  expect([without.totals.tax?.amount, beside.totals.tax?.amount]).toEqual([127, 220]);
  expect(beside.freight?.total.gross).toEqual(money(583, 'EUR'));
});

test('T19 a row without a discount has none gross either, even if another row of its rate has one', () => {
  const [one, other] = [row(eur(333, false)), row(eur(333, false), 1, `${trousers}C50`)];
  const half = { ...by('Half'), kind: 'pieces-percent', pieces: [{ rowId: one.rowId, quantity: 1 }] } as const;
  const effects: PromotionEffect[] = [{ ...half, basisPoints: 5000 }];
  const { rows } = price([one, other], { basis: 'net', currency: 'EUR', taxRates: german, effects });
  expect(rows.map(({ discount }) => [discount.net.amount, discount.gross?.amount])).toEqual([
    [166, 198],
    [0, 0],
  ]);
});

test('a gross amount off a company’s cart is exact, however many rows share it', () => {
  const rows = [row(eur(978, false)), row(eur(107_474, false), 47), row(eur(92_361), 35.06)];
  const effects: PromotionEffect[] = [{ ...by('Off'), kind: 'basket-amount', off: eur(52_199) }];
  const { totals, promotions } = price(rows, {
    basis: 'net',
    currency: 'EUR',
    taxRates: new Map([[jacket, 2500]]),
    effects,
  });
  expect(totals.discount).toEqual({ net: money(41_759, 'EUR'), gross: money(52_199, 'EUR') });
  expect(promotions.map(({ off }) => off)).toEqual([totals.discount]);
});

test('T19 a gross discount is rounded down as net: 1.02 is 0.81 to a company, not 0.82', () => {
  const one = row(sek(10_000, false));
  const pieces = [{ rowId: one.rowId, quantity: 1 }];
  const effects: PromotionEffect[] = [{ ...by('Off'), kind: 'pieces-amount', pieces, off: sek(102) }];
  const { rows } = price([one], { effects, basis: 'net' });
  expect(rows[0]?.total.net).toEqual(money(9919, 'SEK'));
});

test('T19 a rate with nothing to pay has no tax row', () => {
  const taxRates = new Map([
    [jacket, 2500],
    [trousers, 1200],
  ]);
  const given = row(sek(5000), 1, `${trousers}C50`);
  const free: PromotionEffect = {
    ...by('Free'),
    kind: 'pieces-percent',
    pieces: [{ rowId: given.rowId, quantity: 1 }],
    basisPoints: 10_000,
  };
  const { taxRows } = price([row(sek(10_000)), given], { effects: [free], taxRates });
  expect(taxRows).toEqual([{ basisPoints: 2500, net: money(8000, 'SEK'), tax: money(2000, 'SEK') }]);
  expect(price([given], { effects: [free], taxRates }).taxRows).toEqual([]);
});

const twoRates = new Map([
  [jacket, 2500],
  [trousers, 1200],
]);

test.each([
  // 125 and 112 gross share 23.70 as 12.50 and 11.20, which are 10 each net.
  ['net', sek(2370), [9000, 9000]],
  // 100 and 100 net share 20 as 10 and 10, which are 12.50 and 11.20 gross.
  ['gross', sek(2000, false), [9000, 9000]],
] as const)('T19 a basket amount is divided on its own side: %s basis', (basis, off, nets) => {
  const rows = [row(sek(10_000, false)), row(sek(10_000, false), 1, `${trousers}C50`)];
  const effects: PromotionEffect[] = [{ ...by('Off'), kind: 'basket-amount', off }];
  const priced = price(rows, { effects, basis, taxRates: twoRates });
  expect(priced.rows.map(({ total }) => total.net.amount)).toEqual(nets);
  expect(priced.rows.map(({ total }) => total.gross?.amount)).toEqual([11_250, 10_080]);
});

test('free items of two campaigns are two rows, and a quantity of zero adds no row', () => {
  const gift = (name: string, quantity: number): PromotionEffect => ({
    ...by(name),
    kind: 'free-item',
    sku: `${jacket}C50`,
    quantity,
  });
  const { rows } = price([row(sek(10_000))], { effects: [gift('A', 1), gift('B', 2), gift('C', 0)] });
  expect(rows.filter(({ isFree }) => isFree).map(({ quantity }) => quantity)).toEqual([1, 2]);
});
