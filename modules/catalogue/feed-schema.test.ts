import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mediaTypeOfPath } from '#modules/media/media-path.ts';
import { feedRow, parseFeedLine } from './feed-schema.ts';

const lines = readFileSync(new URL('./feed-example.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const example = (kind: string) =>
  structuredClone(lines.map((line) => JSON.parse(line)).find((row) => row.kind === kind));
const complaintsOf = (row: unknown) => {
  const parsed = parseFeedLine(JSON.stringify(row));
  return parsed.ok ? [] : parsed.refusal.complaints;
};

test('every line of the documented example is accepted', () => {
  expect(lines.filter((line) => !parseFeedLine(line).ok)).toEqual([]);
});

test('the example shows every kind of row', () => {
  const kinds = feedRow.options.map((option) => option.def.shape.kind.value);
  expect(new Set(lines.map((line) => JSON.parse(line).kind))).toEqual(new Set(kinds));
});

test('a line that is not JSON is refused as such', () => {
  expect(parseFeedLine('{"kind":')).toMatchObject({ ok: false, refusal: { code: 'not-json' } });
});

test('a refusal names the field and the reason', () => {
  expect(complaintsOf({ ...example('stock'), quantity: -1 })).toMatchObject([{ field: 'quantity' }]);
  expect(complaintsOf({ ...example('stock'), sku: '123' })).toEqual([
    { field: 'sku', reason: 'a sku: part number of 12, then a size code' },
  ]);
  expect(complaintsOf({ ...example('stock'), qantity: 3 })).toMatchObject([
    { reason: expect.stringContaining('qantity') },
  ]);
  expect(complaintsOf({ kind: 'shoe' })).toMatchObject([{ field: 'kind' }]);
});

test('P04 a sku is its colour part number and size code, and a colour begins with its product', () => {
  const product = example('product');
  product.colours[0].sizes[0].sku = `${product.basePartNo}9900C44`;
  expect(complaintsOf(product)).toMatchObject([{ field: 'colours.0.sizes.0.sku' }]);
  const stranger = example('product');
  stranger.basePartNo = '99991220';
  expect(complaintsOf(stranger).map(({ field }) => field)).toContain('colours.0.partNo');
});

test('an EAN needs a valid check digit', () => {
  const withEan = (ean: string) => {
    const product = example('product');
    product.colours[0].sizes[0].ean = ean;
    return complaintsOf(product);
  };
  expect(withEan('7395902949636')).toEqual([]);
  expect(withEan('7395902949635')).toEqual([{ field: 'colours.0.sizes.0.ean', reason: 'the check digit is wrong' }]);
});

test('T23 a product may name its unit, and an unknown one is refused with the list of units', () => {
  for (const unit of [undefined, 'H87', 'PR', 'MTR', 'KGM', 'LTR', 'XBX'])
    expect(complaintsOf({ ...example('product'), unit })).toEqual([]);
  for (const unit of ['metre', 'mtr', 'C62', '', 5, null])
    expect(complaintsOf({ ...example('product'), unit })).toEqual([
      { field: 'unit', reason: 'one of H87, PR, SET, XPK, XBX, XRO, MTR, MTK, KGM, LTR' },
    ]);
});

test('P07 an eleventh selling point is refused', () => {
  const product = example('product');
  product.texts.en.usps = Array.from({ length: 11 }, (_, n) => `Point ${n}`);
  expect(complaintsOf(product)).toEqual([{ field: 'texts.en.usps', reason: 'at most 10 selling points' }]);
});

test('a price is net or gross, never both and never mixed', () => {
  const price = example('price');
  expect(complaintsOf({ ...price, unitNet: '1.00' })).toMatchObject([{ field: 'unitNet' }]);
  expect(complaintsOf({ ...price, sizeExceptions: [{ sizes: ['C62'], unitNet: '1.00' }] })).toMatchObject([
    { field: 'sizeExceptions.0.unitGross' },
  ]);
  expect(complaintsOf({ ...price, unitGross: '12,50' })).toMatchObject([{ field: 'unitGross' }]);
});

test('a campaign has the lowest price of 30 days and ends after it begins', () => {
  const campaign = { unitGross: '99.00', lowestGross30Days: '129.00', from: '2026-11-10', to: '2026-11-30' };
  const price = example('price');
  expect(complaintsOf({ ...price, campaign })).toEqual([]);
  expect(complaintsOf({ ...price, campaign: { ...campaign, lowestGross30Days: undefined } })).toMatchObject([
    { field: 'campaign.lowestGross30Days' },
  ]);
  expect(complaintsOf({ ...price, campaign: { ...campaign, to: '2026-11-09' } })).toMatchObject([
    { field: 'campaign.to' },
  ]);
});

test('texts without any language, or in an unknown one, are refused', () => {
  const colour = example('colour');
  expect(complaintsOf({ ...colour, name: {} })).toMatchObject([{ field: 'name', reason: 'at least one language' }]);
  expect(complaintsOf({ ...colour, name: { xx: 'Black' } })).not.toEqual([]);
});

test('a media path is relative and never leads upwards', () => {
  const complaintsAbout = (path: string) => complaintsOf({ ...example('product'), media: [{ mediaId: 278, path }] });
  for (const good of ['a.pdf', 'products/10001220/100012200100_43.jpg', 'films/how-to.v2.mp4']) {
    expect(complaintsAbout(good)).toEqual([]);
    expect(mediaTypeOfPath(good)).toBeDefined();
  }
  for (const bad of [
    '../a.pdf',
    'a/../b.pdf',
    'a..b.pdf',
    'a//b.pdf',
    '/a.pdf',
    './a.pdf',
    '.a/b.pdf',
    'a.exe',
    '.pdf',
  ])
    expect(complaintsAbout(bad)).toMatchObject([{ field: 'media.0.path' }]);
});
