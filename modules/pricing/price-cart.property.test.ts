import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  add,
  type Currency,
  currencyDecimals,
  grossFromNet,
  type Money,
  money,
  multiply,
  netFromGross,
  percentOf,
  subtract,
  sum,
} from '#core/money.ts';
import { freightSku } from './freight-sku.ts';
import { priceCart } from './price-cart.ts';
import type { PriceableRow, PricedCart, PricedRow, PromotionEffect, Sides, TaxRates } from './priced-cart.ts';

// A long run checks ten thousand carts per property.
vi.setConfig({ testTimeout: 120_000 });

type Cart = Parameters<typeof priceCart>[0];

const anyCurrency = fc.constantFrom(...(Object.keys(currencyDecimals) as Currency[]));
const colours = ['10010001AAAA', '10010001BBBB', '20020002CCCC'];
const anyRate = fc.constantFrom(0, 500, 687.5, 810, 1497.5, 1900, 2100, 2500, 2550);
const anyQuantity = fc.oneof(
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 1, max: 99_999 }).map((thousandths) => thousandths / 1000),
);
const basisPoints = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(3333, 3333.3, 10_000, 12_000));

const anyPrice = (currency: Currency) =>
  fc.record({
    amount: fc.oneof(fc.nat(200_000), fc.constantFrom(0, 1)).map((amount) => money(amount, currency)),
    isGross: fc.boolean(),
  });

const anyRow = (currency: Currency) =>
  fc.record({
    sku: fc.constantFrom(...colours).map((colour) => `${colour}C50`),
    quantity: anyQuantity,
    unit: fc.option(anyPrice(currency), { nil: undefined, freq: 8 }),
    isFromList: fc.boolean(),
  });

function anyEffect(currency: Currency, rowIds: readonly string[]): fc.Arbitrary<PromotionEffect> {
  const source = fc
    .constantFrom('p1', 'p2', 'p3')
    .map((promotionId) => ({ promotionId, name: promotionId, description: '', code: undefined }));
  const pieces = fc.array(fc.record({ rowId: fc.constantFrom('gone', ...rowIds), quantity: anyQuantity }), {
    maxLength: 4,
  });
  const price = anyPrice(currency);
  return fc
    .tuple(
      source,
      fc.oneof(
        fc.record({ kind: fc.constant('pieces-percent' as const), pieces, basisPoints }),
        fc.record({ kind: fc.constant('pieces-amount' as const), pieces, off: price }),
        fc.record({ kind: fc.constant('pieces-price' as const), pieces, price }),
        fc.record({ kind: fc.constant('basket-percent' as const), basisPoints }),
        fc.record({ kind: fc.constant('basket-amount' as const), off: price }),
        fc.record({ kind: fc.constant('freight-percent' as const), basisPoints }),
        fc.record({ kind: fc.constant('freight-price' as const), price }),
        fc.record({
          kind: fc.constant('free-item' as const),
          sku: fc.constantFrom('30030003DDDDL', '10010001AAAAC50'),
          quantity: anyQuantity,
        }),
      ),
    )
    .map(([by, effect]) => ({ ...by, ...effect }));
}

const anyRates: fc.Arbitrary<TaxRates> = fc.option(
  fc
    .tuple(fc.array(anyRate, { minLength: 4, maxLength: 4 }), fc.integer({ min: 0, max: 30 }))
    .map(
      ([rates, missing]) =>
        new Map(
          [...colours, freightSku].flatMap((sku, index) => (index === missing ? [] : [[sku, rates[index] ?? 0]])),
        ),
    ),
  { nil: undefined, freq: 6 },
);

const anyCart: fc.Arbitrary<Cart> = anyCurrency.chain((currency) =>
  fc.array(anyRow(currency), { maxLength: 8 }).chain((drafts) => {
    const rows = drafts.map(
      ({ isFromList, ...draft }, index): PriceableRow => ({
        ...draft,
        rowId: `row${index}`,
        rowNumber: (index + 1) * 100,
        origin: isFromList && draft.unit ? { priceList: 'PUB', listType: 'None' } : undefined,
      }),
    );
    return fc.record({
      currency: fc.constant(currency),
      basis: fc.constantFrom('net' as const, 'gross' as const),
      rows: fc.constant(rows),
      effects: fc.array(
        anyEffect(
          currency,
          rows.map(({ rowId }) => rowId),
        ),
        { maxLength: 6 },
      ),
      taxRates: anyRates,
      listRates: anyRates,
      freight: fc.option(anyPrice(currency), { nil: undefined }),
      rounding: fc.constantFrom('awayFromZero' as const, 'halfUp' as const),
    });
  }),
);

const everyRow = ({ rows, freight }: PricedCart): PricedRow[] => [...rows, ...(freight ? [freight] : [])];

const holds = (check: (priced: PricedCart, cart: Cart) => void) =>
  fc.assert(
    fc.property(anyCart, (cart) => {
      check(priceCart(cart), cart);
    }),
  );

/** Adds up sides; if one gross is missing, the sum has none. */
function expectSum(whole: Sides, parts: readonly Sides[], { currency }: PricedCart, isKnown: boolean) {
  expect(whole.net).toEqual(
    sum(
      parts.map(({ net }) => net),
      currency,
    ),
  );
  const grosses = parts.map(({ gross }) => gross);
  const known = grosses.filter((gross): gross is Money => gross !== undefined);
  expect(whole.gross).toEqual(isKnown && known.length === parts.length ? sum(known, currency) : undefined);
}

test('T19 rows add up to the totals to the last minor unit, on both sides, in every currency', () =>
  holds((priced, { taxRates }) => {
    const { totals, rows, freight } = priced;
    const isKnown = taxRates !== undefined;
    const of = (part: 'line' | 'discount' | 'total') => rows.map((row) => row[part]);
    expectSum(totals.line, of('line'), priced, isKnown);
    expectSum(totals.discount, of('discount'), priced, isKnown);
    expectSum(totals.products, of('total'), priced, isKnown);
    expectSum(totals.freight, freight ? [freight.total] : [], priced, isKnown);
    expect(add(totals.products.net, totals.discount.net)).toEqual(totals.line.net);
    const net = add(totals.products.net, totals.freight.net);
    const gross = totals.products.gross && totals.freight.gross && add(totals.products.gross, totals.freight.gross);
    expect(totals.payable).toEqual(gross ?? net);
    expect(totals.tax).toEqual(gross && subtract(gross, net));
  }));

test('T19 a row is its unit price times its quantity on the side of the basis, and the tax of a rate is that of its sum', () =>
  holds((priced, { rounding }) => {
    const { basis, currency, taxRows } = priced;
    for (const { unit, line, quantity, taxBasisPoints } of everyRow(priced)) {
      const [one, whole] = taxBasisPoints === undefined ? [unit.net, line.net] : [unit[basis], line[basis]];
      expect(whole).toEqual(one && multiply(one, quantity, rounding));
    }
    for (const { basisPoints, net, tax } of taxRows) {
      const whole = add(net, tax);
      const expected =
        basis === 'net' ? percentOf(net, basisPoints, rounding) : netFromGross(whole, basisPoints, rounding);
      expect(basis === 'net' ? tax : net).toEqual(expected);
      expect(tax.currency).toBe(currency);
    }
  }));

test('T19 tax rows add up to the tax, and their nets to what is taxed', () =>
  holds(({ taxRows, totals, currency }) => {
    const sumOf = (parts: readonly Money[]) => sum(parts, currency);
    const known = totals.tax && { tax: totals.tax, net: add(totals.products.net, totals.freight.net) };
    expect(taxRows.length === 0 || known !== undefined).toBe(true);
    expect(sumOf(taxRows.map(({ tax }) => tax))).toEqual(known?.tax ?? money(0, currency));
    expect(sumOf(taxRows.map(({ net }) => net))).toEqual(known?.net ?? money(0, currency));
    expect(new Set(taxRows.map(({ basisPoints }) => basisPoints)).size).toBe(taxRows.length);
  }));

test('the promotions of a row add up to its discount, and all promotions to all discounts', () =>
  holds((priced) => {
    const { currency, promotions } = priced;
    const netOf = (parts: readonly { off: Sides }[]) =>
      sum(
        parts.map(({ off }) => off.net),
        currency,
      );
    for (const { adjustments, discount, line, total } of everyRow(priced)) {
      expect(netOf(adjustments)).toEqual(discount.net);
      expect(subtract(line.net, discount.net)).toEqual(total.net);
      expect(line.gross && discount.gross ? subtract(line.gross, discount.gross) : total.gross).toEqual(total.gross);
    }
    const discounts = everyRow(priced).map(({ discount }) => discount.net);
    expect(netOf(promotions)).toEqual(sum(discounts, currency));
    expect(new Set(promotions.map(({ promotionId }) => promotionId)).size).toBe(promotions.length);
  }));

test('D24 no row goes below zero, no discount is negative, and payable never is', () =>
  holds((priced) => {
    expect(priced.totals.payable.amount).toBeGreaterThanOrEqual(0);
    for (const row of everyRow(priced))
      for (const { net, gross } of [row.line, row.discount, row.total, ...row.adjustments.map(({ off }) => off)]) {
        expect(net.amount).toBeGreaterThanOrEqual(0);
        expect(gross?.amount ?? 0).toBeGreaterThanOrEqual(0);
      }
  }));

test('the gross is never below the net', () =>
  holds((priced) => {
    for (const { total } of everyRow(priced))
      expect(total.gross?.amount ?? total.net.amount).toBeGreaterThanOrEqual(total.net.amount);
  }));

test('the order of rows does not matter, not even for rounding cents', () =>
  fc.assert(
    fc.property(
      anyCart.chain((cart) =>
        fc.tuple(fc.constant(cart), fc.shuffledSubarray([...cart.rows], { minLength: cart.rows.length })),
      ),
      ([cart, rows]) => {
        expect(priceCart({ ...cart, rows })).toEqual(priceCart(cart));
      },
    ),
  ));

const everywhere = (rate: number) => new Map([...colours, freightSku].map((sku) => [sku, rate]));

test("T07 the destination does not change a company's net price", () =>
  fc.assert(
    fc.property(anyCart, anyRate, anyRate, (any, own, there) => {
      const cart = { ...any, basis: 'net' } as const;
      const home = priceCart({ ...cart, taxRates: everywhere(own), listRates: everywhere(own) });
      const abroad = priceCart({ ...cart, taxRates: everywhere(there), listRates: everywhere(own) });
      const netsOf = (priced: PricedCart) => everyRow(priced).map(({ line, total }) => [line.net, total.net]);
      expect(netsOf(abroad)).toEqual(netsOf(home));
    }),
  ));

test('T07 a consumer’s unit price abroad is the net price plus the tax there', () =>
  fc.assert(
    fc.property(anyCart, anyRate, anyRate, (any, own, there) => {
      const listRates = everywhere(own);
      const unitsOf = (basis: 'net' | 'gross') =>
        everyRow(priceCart({ ...any, basis, taxRates: everywhere(there), listRates })).map(({ unit }) => unit);
      const nets = unitsOf('net').map(({ net }) => (own === there ? undefined : grossFromNet(net, there)));
      const grosses = unitsOf('gross').map(({ gross }) => (own === there ? undefined : gross));
      expect(grosses).toEqual(nets);
    }),
  ));

/** Recalculates the total from the explanation's steps. */
function followSteps({ steps }: PricedRow): Money | undefined {
  return steps.reduce<Money | undefined>((left, step) => {
    if (step.kind === 'quantity') return step.amount;
    if (step.kind === 'promotion') return left && subtract(left, step.off);
    if (step.kind === 'tax') return left && (step.isIncluded ? subtract(left, step.amount) : add(left, step.amount));
    return left;
  }, undefined);
}

test('the last step of an explanation is the total, and the steps before lead to it', () =>
  holds((priced) => {
    for (const row of everyRow(priced)) {
      expect(row.steps.at(-1)).toEqual(row.isPriced ? { kind: 'total', total: row.total } : undefined);
      const isAddedTo = row.steps.some((step) => step.kind === 'tax' && !step.isIncluded);
      const reached = isAddedTo ? row.total.gross : row.total.net;
      expect(followSteps(row)).toEqual(row.isPriced && !row.isFree ? reached : undefined);
    }
  }));

test('a rounding step exists where a fraction was rounded, and is smaller than two minor units', () =>
  holds((priced, { effects }) => {
    const decimals = currencyDecimals[priced.currency];
    const isShared = effects.some(({ kind }) => kind.startsWith('basket'));
    const steps = isShared ? [] : everyRow(priced).flatMap((row) => row.steps);
    for (const { exact, rounded } of steps.filter((step) => step.kind === 'rounding')) {
      const distance = Math.abs(Number.parseFloat(exact) * 10 ** decimals - rounded.amount);
      expect(distance).toBeLessThan(1.5);
      expect(distance).toBeGreaterThan(0);
    }
  }));

test('a basket promotion takes exactly its amount if it is on the side of the basis', () =>
  fc.assert(
    fc.property(anyCart, fc.nat(100_000), (cart, amount) => {
      const rows = cart.rows.map((row) => ({ ...row, unit: row.unit && { ...row.unit, isGross: true } }));
      const off = { amount: money(amount, cart.currency), isGross: true };
      const by = { promotionId: 'p', name: 'p', description: '', code: undefined };
      const rates = new Map([...colours, freightSku].map((sku) => [sku, 2500]));
      const effects: PromotionEffect[] = [{ ...by, kind: 'basket-amount', off }];
      const { totals } = priceCart({ ...cart, basis: 'gross', rows, effects, taxRates: rates, listRates: rates });
      expect(totals.discount.gross?.amount).toBe(Math.min(amount, totals.line.gross?.amount ?? 0));
    }),
  ));

test('a basket promotion never takes more than its amount if it is on the other side', () =>
  fc.assert(
    fc.property(anyCart, fc.nat(100_000), fc.boolean(), (cart, amount, isGross) => {
      const rates = new Map([...colours, freightSku].map((sku, index) => [sku, [2500, 600, 1900, 0][index] ?? 0]));
      const by = { promotionId: 'p', name: 'p', description: '', code: undefined };
      const effects: PromotionEffect[] = [
        { ...by, kind: 'basket-amount', off: { amount: money(amount, cart.currency), isGross } },
      ];
      const { totals } = priceCart({ ...cart, effects, taxRates: rates, listRates: rates });
      const taken = isGross ? totals.discount.gross : totals.discount.net;
      expect(taken?.amount).toBeLessThanOrEqual(amount);
      expect(taken?.amount).toBeGreaterThanOrEqual(
        Math.min(amount, (isGross ? totals.line.gross : totals.line.net)?.amount ?? 0) - 2 * cart.rows.length,
      );
    }),
  ));
