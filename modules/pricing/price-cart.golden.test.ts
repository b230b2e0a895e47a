import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Currency, fromDecimal, type Money, roundingFor } from '#core/money.ts';
import type { PriceListType } from '../catalogue/agreed-categories.ts';
import type { ListPrice } from './displayed-price.ts';
import { freightSku } from './freight-sku.ts';
import { priceCart } from './price-cart.ts';
import type { PriceableRow, PromotionEffect } from './priced-cart.ts';

const table = readFileSync(new URL('price-cart.golden.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

function readMoney(text: string, currency: Currency): Money {
  const read = fromDecimal(text, currency, 'exact');
  if (!read.ok) throw new TypeError(`no amount: ${text}`);
  return read.value;
}

const readPrice = (text: string, currency: Currency): ListPrice => ({
  amount: readMoney(text.slice(0, -1), currency),
  isGross: text.endsWith('g'),
});

const skuOf = (index: number) => `1001000${index}AAAAL`;
const basisPoints = (percent: string) => Math.round(Number(percent.replace('%', '')) * 1e6) / 1e4;

type Place = Pick<PriceableRow, 'origin'> & { currency: Currency; index: number };

function readRow(text: string, { origin, currency, index }: Place) {
  const [price = '', quantity = '', rate = ''] = text.split(' ');
  const row: PriceableRow = {
    rowId: `${index}`,
    rowNumber: index * 100,
    sku: skuOf(index),
    quantity: Number(quantity.slice(1)),
    unit: price === 'none' ? undefined : readPrice(price, currency),
    origin,
  };
  return { row, rate: rate.slice(1) };
}

function readEffect(text: string, index: number, currency: Currency): PromotionEffect {
  const by = { promotionId: `e${index}`, name: text, description: '', code: undefined };
  const [what = '', where = ''] = text.split(' ');
  if (what.startsWith('+'))
    return { ...by, kind: 'free-item', sku: '90010001AAAAONE', quantity: Number(where.slice(1)) };
  const value = what.slice(1);
  const share = { basisPoints: basisPoints(value) };
  const price = () => readPrice(value, currency);
  const isPercent = value.endsWith('%');
  if (where === 'freight')
    return isPercent ? { ...by, kind: 'freight-percent', ...share } : { ...by, kind: 'freight-price', price: price() };
  if (where === 'basket')
    return isPercent ? { ...by, kind: 'basket-percent', ...share } : { ...by, kind: 'basket-amount', off: price() };
  const pieces = where.split('+').map((pick) => {
    const [rowId = '', quantity] = pick.split(':');
    return { rowId, quantity: Number(quantity) };
  });
  if (isPercent) return { ...by, kind: 'pieces-percent', pieces, ...share };
  return what.startsWith('-')
    ? { ...by, kind: 'pieces-amount', pieces, off: price() }
    : { ...by, kind: 'pieces-price', pieces, price: price() };
}

function readCase(cells: readonly string[]) {
  const [, , who = '', list = '', unit = '', rowsText = '', campaignText = '', effectsText = '', freightText = ''] =
    cells;
  const currency = unit as Currency;
  const [priceList, listType] = list.split(' ') as [string, PriceListType];
  const [before, lowest] = campaignText.split(' ').filter(Boolean);
  const campaign = before !== undefined &&
    lowest !== undefined && {
      campaign: { before: readMoney(before, currency), lowest30Days: readMoney(lowest, currency) },
    };
  const read = rowsText.split(', ').map((text, at) =>
    readRow(text, {
      currency,
      index: at + 1,
      origin: { priceList, listType, ...(at === 0 && campaign) },
    }),
  );
  const [freight, freightRate = ''] = freightText.split(' @').filter(Boolean);
  const rates = [
    ...read.map(({ row, rate }) => [row.sku.slice(0, 12), rate] as const),
    [freightSku, freightRate] as const,
  ];
  const isTaxOnTop = currency === 'USD' || currency === 'CAD';
  return {
    currency,
    basis: who === 'company' || isTaxOnTop ? ('net' as const) : ('gross' as const),
    rows: read.map(({ row }) => row),
    effects: effectsText
      .split('; ')
      .filter(Boolean)
      .map((text, index) => readEffect(text, index, currency)),
    taxRates: read.some(({ rate }) => rate === '-')
      ? undefined
      : new Map(rates.filter(([, rate]) => /^\d/.test(rate)).map(([sku, rate]) => [sku, basisPoints(rate)])),
    freight: freight === undefined ? undefined : readPrice(freight, currency),
  };
}

test('the golden table has its hundred cases', () => expect(table.length).toBeGreaterThanOrEqual(100));

test.each(table.map((cells) => [cells[1], cells[2], cells[15], cells] as const))(
  'T19 golden %s, %s: %s',
  (_number, _who, _why, cells) => {
    const cart = readCase(cells);
    const [off = '', net = '', gross = '', tax = '', payable = '', steps = ''] = cells.slice(9);
    const { currency } = cart;
    const amounts = (text: string) =>
      text.split(', ').map((part) => (part === '-' ? undefined : readMoney(part, currency)));
    for (const rounding of [roundingFor('on'), roundingFor('off')])
      for (const rows of [cart.rows, cart.rows.toReversed()]) {
        const priced = priceCart({ ...cart, rows, rounding });
        const own = priced.rows.filter(({ isFree }) => !isFree);
        expect({
          off: own.map(({ discount }) => discount[cart.basis]),
          net: own.map(({ total }) => total.net),
          gross: own.map(({ total }) => total.gross),
          tax: priced.totals.tax,
          payable: priced.totals.payable,
          steps: own[0]?.steps.map(({ kind }) => kind).join(' '),
          given: priced.rows.length - own.length,
        }).toEqual({
          off: amounts(off),
          net: amounts(net),
          gross: amounts(gross),
          tax: tax === 'TBD' ? undefined : readMoney(tax, currency),
          payable: readMoney(payable, currency),
          steps,
          given: cart.effects.filter(({ kind }) => kind === 'free-item').length,
        });
      }
  },
);
