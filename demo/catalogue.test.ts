import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { type FeedRow, type FeedRowOf, feedRow } from '#modules/catalogue/feed-schema.ts';
import { defaultWorld, generateCatalogue, smallWorld } from './catalogue.ts';
import { types } from './facts.ts';

const options = { seed: 'catalogue-v1', today: '2026-11-15' };
const small = [...generateCatalogue({ ...options, products: smallWorld })];
const rows = <K extends FeedRow['kind']>(kind: K, all: readonly FeedRow[] = small) =>
  all.filter((row): row is FeedRowOf<K> => row.kind === kind);

const digest = (all: Iterable<FeedRow>) => {
  const hash = createHash('sha256');
  for (const row of all) hash.update(`${JSON.stringify(row)}\n`);
  return hash.digest('hex');
};

test('the same seed gives the same bytes, another seed others', () => {
  const again = { ...options, products: smallWorld, languages: ['sv', 'pl'] as const, markets: ['se', 'us'] };
  expect(digest(generateCatalogue(again))).toBe(digest(generateCatalogue(again)));
  expect(digest(generateCatalogue(again))).not.toBe(digest(generateCatalogue({ ...again, seed: 'catalogue-v2' })));
  expect(digest(small)).toBe(digest(generateCatalogue({ ...options, products: smallWorld })));
});

test('every row of the small world passes the import schema', () => {
  const refused = small.flatMap((row) => {
    const parsed = feedRow.safeParse(row);
    return parsed.success ? [] : [{ row: JSON.stringify(row).slice(0, 200), issues: parsed.error.issues }];
  });
  expect(refused).toEqual([]);
});

test('the small world has all 33 types, the default one the counts of the recipe', () => {
  expect(new Set(rows('product').map(({ type }) => type)).size).toBe(33);
  const all = rows('product', [
    ...generateCatalogue({ ...options, products: defaultWorld, languages: ['en'], markets: [] }),
  ]);
  expect(all).toHaveLength(600);
  const counted = types.map(({ id }) => [id, all.filter(({ type }) => type === id).length]);
  expect(counted).toEqual(types.map(({ id, baseProducts }) => [id, baseProducts]));
  const colours = all.flatMap((product) => product.colours);
  expect(colours.length).toBeGreaterThan(2_200);
  expect(colours.length).toBeLessThan(2_600);
  const skus = colours.flatMap(({ sizes }) => sizes.map(({ sku }) => sku));
  expect(skus.length).toBeGreaterThan(28_000);
  expect(skus.length).toBeLessThan(34_000);
  expect(new Set(skus).size).toBe(skus.length);
});

test('a product is the same in every demo world that contains it', () => {
  const first = rows('product').find(({ type }) => type === 'jacket-shell');
  const large = rows('product', [...generateCatalogue({ ...options, products: 700 })]).find(
    ({ basePartNo }) => basePartNo === first?.basePartNo,
  );
  expect(large?.texts).toEqual(first?.texts);
  expect(large?.design).toEqual(first?.design);
});

test('P04 part numbers have 12 characters: style and material, then the colour', () => {
  for (const product of rows('product'))
    for (const { partNo, sizes } of product.colours) {
      expect(partNo).toMatch(/^\d{12}$/);
      expect(partNo.slice(4, 8)).toBe(product.material);
      for (const { code, sku } of sizes) expect(sku).toBe(partNo + code);
    }
});

test('P07 no product has more than 10 selling points, and each has some', () => {
  for (const { texts } of rows('product'))
    for (const text of Object.values(texts)) {
      expect(text.usps.length).toBeGreaterThan(0);
      expect(text.usps.length).toBeLessThanOrEqual(10);
    }
});

test('P13 P27 P30 categories carry the context codes, the gender sections and 6796 for North America only', () => {
  const categories = rows('category');
  const contexts = categories.flatMap(({ context }) => context ?? []).sort();
  expect(contexts).toEqual(
    [
      '1200',
      '1300',
      '1400',
      '1500',
      '6001',
      '6002',
      '6005',
      '6007',
      '6008',
      '6009',
      '6010',
      '800',
      'Bottoms',
      'Tops',
      'catPPE',
    ].sort(),
  );
  expect(categories.find(({ section }) => section === 'women')?.id).toBe(17682);
  expect(categories.find(({ section }) => section === 'children')?.id).toBe(90980);
  expect(categories.find(({ code }) => code === '6796')?.markets).toEqual(['us', 'ca']);
  const codes = new Set(categories.map(({ code }) => code));
  expect(categories.filter(({ parentCode }) => parentCode !== null && !codes.has(parentCode))).toEqual([]);
  for (const product of rows('product')) for (const code of product.categories) expect(codes).toContain(code);
  expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
  for (const language of languages) {
    const slugs = categories.map(({ texts }) => texts[language]?.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  }
});

test('P100 packs above one only for gloves, socks and t-shirts', () => {
  const products = rows('product', [
    ...generateCatalogue({ ...options, products: 300, languages: ['en'], markets: [] }),
  ]);
  const packed = products
    .filter(({ parametrics }) => parametrics.Quantity?.[0] !== '1')
    .map(({ design }) => design?.garment ?? '');
  expect(new Set(packed.map((garment) => garment.replace(/^.*-/, '')))).toEqual(new Set(['gloves', 'socks', 'tshirt']));
  const pairs = products.filter(({ unit }) => unit === 'PR').map(({ design }) => design?.garment ?? '');
  expect(new Set(pairs.map((garment) => garment.replace(/^.*-/, '')))).toEqual(new Set(['gloves', 'socks']));
  expect(products.filter(({ unit }) => unit !== undefined && unit !== 'PR')).toEqual([]);
});

test('T23 the default world has an article that is sold by the metre, in every language and market', () => {
  const all = [...generateCatalogue({ ...options, products: defaultWorld })];
  const [tape, ...others] = rows('product', all).filter(({ unit }) => unit === 'MTR');
  expect(others).toEqual([]);
  expect(tape).toMatchObject({ basePartNo: '29232210', parametrics: { Quantity: ['1'] }, vasServices: [] });
  expect(tape?.texts.en?.name).toContain('reflective tape');
  expect(Object.keys(tape?.texts ?? {})).toHaveLength(14);
  const lists = rows('price', all).filter(({ partNo }) => partNo.startsWith('29232210'));
  expect(new Set(lists.map(({ priceList }) => priceList)).size).toBeGreaterThanOrEqual(23);
});

test('a garment is offered only services that have a place on it', () => {
  const products = rows('product', [
    ...generateCatalogue({ ...options, products: defaultWorld, languages: ['en'], markets: [] }),
  ]);
  const servicesOf = (kind: RegExp) =>
    [
      ...new Set(products.filter(({ design }) => kind.test(design?.garment ?? '')).flatMap((one) => one.vasServices)),
    ].sort();
  expect(servicesOf(/^(?!bib|kids).*trousers/)).toEqual(['CHP', 'HEM', 'PER', 'TRE', 'TRL']);
  expect(servicesOf(/^cap$/)).toEqual(['EML', 'PER']);
  expect(servicesOf(/^kids-trousers$/)).toEqual(['CHP', 'PER', 'TRE', 'TRL']);
  expect(servicesOf(/beanie|bag|belt/)).toEqual(['PER']);
  expect(servicesOf(/softshell/)).toEqual(expect.arrayContaining(['EML', 'EMN', 'TRN', 'TRO', 'TRS']));
});

test('every parametric value of a product is defined, and no colour id is 155 or 378', () => {
  const known = new Map(
    rows('parametric').map(({ code, values }) => [code, new Set(values.map((value) => value.code))]),
  );
  const used = rows('product').flatMap(({ parametrics }) =>
    Object.entries(parametrics).flatMap(([code, values]) => values.map((value) => ({ code, value }))),
  );
  expect(used.filter(({ code, value }) => !known.get(code)?.has(value))).toEqual([]);
  const sizes = rows('product').flatMap(({ colours }) => colours.flatMap((colour) => colour.sizes));
  expect(sizes.filter(({ code }) => !known.get('Size')?.has(code))).toEqual([]);
  expect(sizes.filter(({ alternate }) => alternate && !known.get('SizeAlternate')?.has(alternate))).toEqual([]);
  const ids = rows('parametric').flatMap(({ values }) => values.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain(155);
  expect(ids).not.toContain(378);
});

test('popularity ranks are a permutation in every market, for 30 days and for 60', () => {
  const colours = rows('product').flatMap((product) => product.colours);
  const places = colours.map((_, index) => index + 1);
  for (const market of ['se', 'us', 'lv'])
    for (const rank of ['popRank30', 'popRank60'] as const)
      expect(colours.map(({ popularity }) => popularity?.[market]?.[rank] ?? 0).sort((a, b) => a - b)).toEqual(places);
});

test('relations lead to products of the same world and never to oneself', () => {
  const known = new Set(rows('product').map(({ basePartNo }) => basePartNo));
  for (const { basePartNo, relations } of rows('product'))
    for (const others of Object.values(relations))
      for (const other of others) {
        expect(known).toContain(other);
        expect(other).not.toBe(basePartNo);
      }
});

test('EANs have a valid check digit and are unique', () => {
  const eans = rows('product').flatMap(({ colours }) =>
    colours.flatMap(({ sizes }) => sizes.map(({ ean }) => ean ?? '')),
  );
  for (const ean of eans)
    expect(Array.from(ean, Number).reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10).toBe(0);
  expect(new Set(eans).size).toBe(eans.length);
});

test('seven skus in a hundred are out of stock with a delivery on its way', () => {
  const stock = rows('stock');
  const coming = stock.filter(({ nextDeliveryDate }) => nextDeliveryDate !== undefined);
  expect(coming.length / stock.length).toBeGreaterThan(0.05);
  expect(coming.length / stock.length).toBeLessThan(0.09);
  for (const { quantity, nextDeliveryDate = '' } of coming) {
    expect(quantity).toBe(0);
    expect(nextDeliveryDate > options.today).toBe(true);
  }
});

test.each(languages)('texts in %s: three to five sentences, nothing left over, nothing twice', (language) => {
  for (const { texts } of rows('product')) {
    const { name = '', description = '', usps = [] } = texts[language] ?? {};
    // "1. klase" is not the end of a sentence.
    const sentences = description.split(/(?<=[^\d]\.|m²\.) (?=[\p{Lu}\d])/u);
    const facts = { description, count: sentences.length, distinct: new Set(sentences).size };
    expect(facts).toSatisfy(({ count, distinct }) => count >= 3 && count <= 5 && count === distinct);
    expect([name, description, ...usps].join('\n')).not.toMatch(/ {2}|undefined|\$\{|NaN| [,.]|\.\./);
  }
});

test('neighbouring products have different texts', () => {
  const all = rows('product', [
    ...generateCatalogue({ ...options, products: defaultWorld, languages: ['de'], markets: [] }),
  ]);
  const descriptions = new Set(all.map(({ texts }) => texts.de?.description));
  expect(descriptions.size).toBeGreaterThan(560);
  expect(new Set(all.map(({ texts }) => texts.de?.name)).size).toBe(600);
});

test('a product’s text and its filters agree', () => {
  const all = rows('product', [...generateCatalogue({ ...options, products: 300, languages: ['en'], markets: [] })]);
  const sentences = { regular: 'Regular fit', slim: 'Slim fit', loose: 'Loose fit', women: 'Cut for women' };
  for (const [fit, sentence] of Object.entries(sentences)) {
    const told = all.filter(({ texts }) => texts.en?.description.includes(sentence));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ parametrics }) => parametrics.Fit?.[0] !== fit)).toEqual([]);
  }
  const kneeling = all.filter(({ standards }) => standards.some(({ id }) => id === 'EN 14404'));
  expect(kneeling.filter(({ design, type }) => !design?.kneePockets && type !== 'kneepad')).toEqual([]);
});
