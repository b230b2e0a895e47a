import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import messages from '#messages/en/catalogue.json' with { type: 'json' };
import type { CardView } from './card-view.ts';
import { ProductCard } from './product-card.tsx';
import { ProductRow } from './product-row.tsx';
import { sizeWords } from './size-range.ts';
import { inColour } from './use-shown-colour.ts';
import type { StockBySku } from './use-stock.ts';

const picture = { path: 'p.jpg', version: '0123456789' };
const navy = { partNo: '123456789012', name: 'navy', hexes: ['#112233'], picture, sizes: ['C44', 'C46', 'D120'] };
const red = { ...navy, partNo: '123456783400', name: 'red', hexes: ['#AA0000', '#111111'] };
const card: CardView = {
  key: '123456789012 0',
  partNo: '123456789012',
  href: '/en/product/flexa',
  name: 'Flexa trousers',
  colours: [navy, red],
  moreColours: 3,
  badges: ['news', 'promotion'],
  price: { now: '£59', isFrom: true, before: '£79', lowest30Days: '£65' },
  stars: { average: 4.25, count: 12 },
  standards: [{ id: 'EN 343', symbol: '/pictures/symbols/standard/en-343.svg' }],
  isSellable: true,
};

function render(element: ReturnType<typeof createElement>): string {
  const config = { locale: 'en', messages: { catalogue: messages }, timeZone: 'UTC' } as never;
  return renderToStaticMarkup(createElement(MemoryRouter, undefined, createElement(IntlProvider, config, element)));
}

const shown = (more: Partial<CardView> = {}, isFirst = false) =>
  render(createElement(ProductCard, { card: { ...card, ...more }, priceNote: 'excl. VAT', sizes: '25vw', isFirst }));
const row = (stock?: StockBySku, more: Partial<CardView> = {}) =>
  render(createElement(ProductRow, { card: { ...card, ...more }, priceNote: 'excl. VAT', stock }));

test('a card shows name, colours, sizes and rating', () => {
  const html = shown();
  for (const words of [
    '>Flexa trousers</a>',
    'aria-label="red"',
    '3 more colours',
    '>3 sizes<',
    '4.3 of 5, 12 ratings',
  ])
    expect(html).toContain(words);
  expect(html).toContain('alt="EN 343"');
  expect(html).toContain('>New</li>');
});

test('a campaign shows the current price, the previous price and the lowest of 30 days', () => {
  const html = shown();
  expect(html).toContain('from £59');
  expect(html).toMatch(/<s [^>]*>.*£79<\/s>/);
  expect(html).toContain('Lowest price in 30 days: £65');
  expect(html).toContain('excl. VAT');
});

test('the market price is shown beside the company price for visitors who may see it', () => {
  expect(shown({ marketPriceText: '£99' })).toContain('Market price £99');
  expect(shown()).not.toContain('Market price');
});

test('without prices no price label is shown, and products that cannot be bought are marked', () => {
  const { price: _, ...hidden } = card;
  const html = render(createElement(ProductCard, { card: hidden, priceNote: '', sizes: '25vw' }));
  expect(html).not.toMatch(/£|VAT/);
  expect(shown({ isSellable: false })).toContain('Not for sale here');
});

test('the alternative text has the product and its colour', () =>
  expect(shown()).toContain('alt="Flexa trousers, navy"'));

test('every picture reserves its space; the first row loads eagerly', () => {
  expect(shown()).toMatch(/loading="lazy"[^>]*width="1200" height="1500"/);
  expect(shown({}, true)).toContain('loading="eager"');
});

test('P06 a part number is shown without its size', () => {
  expect(shown()).toContain('>123456789012<');
  expect(row()).toContain('>123456789012<');
});

test('a row shows the stock of a size or the next delivery, and nothing before it is loaded', () => {
  const html = row({ '123456789012C44': { onHand: 34 }, '123456789012C46': { onHand: 0, next: '2026-12-03' } });
  expect(html).toContain('34 in stock');
  expect(html).toContain('Next delivery Dec 3');
  expect(html).toContain('Out of stock');
  expect(row()).not.toMatch(/in stock|Out of stock/);
});

test('the range of sizes is as short as possible', () => {
  expect([[], ['M'], ['S', 'M', 'XL'], ['C44', 'C64']].map(sizeWords)).toEqual([
    undefined,
    { kind: 'sizes', range: 'M' },
    { kind: 'sizes', range: 'S–XL' },
    { kind: 'sizes', range: 'C44–C64' },
  ]);
});

const inSizes = (...sizes: string[]) => ({ colours: card.colours.map((colour) => ({ ...colour, sizes })) });

test('sizes of several leg lengths are counted', () =>
  expect(shown(inSizes('C44', 'C46', 'C146', 'D124'))).toContain('>4 sizes<'));

test('a single size is shown as text, on a card and in a row', () => {
  expect(shown(inSizes('ONE'))).toContain('>One size<');
  expect(row(undefined, inSizes('ONE'))).toContain('>One size<');
  expect(row(undefined, inSizes('ONE'))).not.toContain('ONE<');
});

test('P49 another colour links to the product in that colour, in the same assortment', () => {
  expect(inColour('/en/product/flexa', '2')).toBe('/en/product/flexa?colour=2');
  expect(inColour('/en/product/flexa?colour=1&context=PreOrder', '2')).toBe(
    '/en/product/flexa?colour=2&context=PreOrder',
  );
});
