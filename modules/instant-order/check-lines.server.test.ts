import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aColour, aPrice, aPriceList, aProduct, aStockLevel } from '#tests/build/feed.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import type { Visit } from '../visit.ts';
import { checkLines } from './check-lines.server.ts';

let shop: TestShop;
const boot = '600011100100';
const ean = '7300000000011';

beforeEach(async () => {
  shop = await openTestShop();
  const sizes = ['40', '41', '42'].map((code) => ({ code, sku: `${boot}${code}`, ...(code === '42' && { ean }) }));
  await bringFeed(shop, [
    ...smallWorld(),
    aPriceList({ code: 'THEIRS', type: 'Agreement' }),
    {
      ...aProduct({ style: 6000 }),
      colours: [{ ...aColour({ style: 6000 }), sizes }, aColour({ style: 6000, colour: '0200' })],
    },
    aPrice({ style: 6000, unitGross: '1000' }),
    aPrice({ style: 6000, colour: '0200', unitGross: '1000' }),
    {
      ...aProduct({ style: 8000 }),
      colours: ['0100', '0200'].map((colour) => ({
        ...aColour({ style: 8000, colour }),
        sizes: ['40', '41', '42', '43', '44', '45', '46'].map((code) => ({ code, sku: `80001110${colour}${code}` })),
      })),
    },
    aPrice({ style: 8000, unitGross: '1000' }),
    aPrice({ style: 8000, colour: '0200', unitGross: '1000' }),
    { ...aProduct({ style: 7000 }), publicAssortment: false },
    aPrice({ style: 7000, priceList: 'THEIRS' }),
    { ...aStockLevel({ style: 6000 }), sku: `${boot}42`, quantity: 3 },
    { ...aStockLevel({ style: 6000 }), sku: `${boot}41`, quantity: 0, nextDeliveryDate: '2026-12-24' },
  ]);
});

async function check(
  lines: readonly (string | readonly [string, string])[],
  visit: Visit = aVisit({ language: 'sv' }),
) {
  const typed = lines.map((line) =>
    typeof line === 'string' ? { article: line, quantity: '' } : { article: line[0], quantity: line[1] },
  );
  const checked = await checkLines(shop, visit, { lines: typed, mode: 'incl' });
  return checked.ok ? checked.value.answers : [];
}

async function member(settings: Record<string, string> = {}, ...priceLists: string[]) {
  const { id } = await aCompany()
    .withPriceLists(...priceLists)
    .with(settings)
    .save(shop.db);
  return aVisit({ language: 'sv', claims: someClaims({ storm_role: roles.user, company_id: id }) });
}

describe('R22 accepted spellings of a line', () => {
  test.each([
    ['a part number', `${boot}42`],
    ['a part number in small letters and groups', '6000-1110-0100 42'],
    ['an EAN', ean],
    ['base number, colour code and size', '60001110, 0100, 42'],
    ['base number, colour and size parted by spaces', '60001110 0100 42'],
  ])('%s', async (_, article) => {
    expect(await check([article, [article, '2']])).toMatchObject([
      { kind: 'ok', quantity: 3, merged: [1], article: { sku: `${boot}42`, size: '42', onHand: 3, packSize: 1 } },
      { kind: 'duplicate', into: 0 },
    ]);
  });

  test('a colour by its name', async () => {
    const named = await check([`${boot}42`]);
    const colour = named[0]?.kind === 'ok' ? named[0].article.colour : undefined;
    expect(await check([[`60001110, ${colour}, 42`, '1']])).toMatchObject([
      { kind: 'ok', article: { sku: `${boot}42` } },
    ]);
  });

  test('an invalid size is read as a quantity', async () => {
    expect(await check([`${boot}42 7`, `${boot}41 x 5`])).toMatchObject([
      { kind: 'ok', quantity: 7, article: { sku: `${boot}42` } },
      { kind: 'out-of-stock', quantity: 5, article: { nextDelivery: '2026-12-24' } },
    ]);
  });
});

describe('R22 answers to a line', () => {
  test('an unknown number, with suggestions', async () => {
    const [slip, size, nonsense] = await check([
      ['60001111010042', '1'],
      [`${boot}43`, '1'],
      ['nonsense', '1'],
    ]);
    expect(slip).toMatchObject({ kind: 'unknown', choices: [{ sku: `${boot}42` }] });
    expect(size).toMatchObject({
      kind: 'unknown',
      choices: [{ sku: `${boot}42` }, { sku: `${boot}41` }, { sku: `${boot}40` }],
    });
    expect(nonsense).toEqual({ kind: 'unknown', choices: [], typed: { article: 'nonsense', quantity: '1' } });
  });

  test('a colour or product with several sizes needs a choice', async () => {
    const [colour, product, wrong] = await check([boot, '60001110', '60001110, 0100, 52']);
    expect(colour).toMatchObject({ kind: 'incomplete', choices: [{ size: '40' }, { size: '41' }, { size: '42' }] });
    expect(product?.kind === 'incomplete' && product.choices).toHaveLength(5);
    expect(wrong).toMatchObject({ kind: 'incomplete' });
  });

  test('a quantity after an incomplete or unknown article is moved to its own field', async () => {
    expect(await check(['60001110 3', '600011100100 x 3', '60001111010042 7', [boot, '5']])).toMatchObject([
      { kind: 'incomplete', typed: { article: '60001110', quantity: '3' } },
      { kind: 'incomplete', typed: { article: '600011100100', quantity: '3' } },
      { kind: 'unknown', typed: { article: '60001111010042', quantity: '7' }, choices: [{ sku: `${boot}42` }] },
      { kind: 'incomplete', typed: { article: boot, quantity: '5' } },
    ]);
  });

  test('a reading with an existing colour and size takes precedence over one with the product only', async () => {
    const [named] = await check([`${boot}42`]);
    const colour = named?.kind === 'ok' ? named.article.colour : '';
    const [sized, unsized] = await check(['80001110 44 3', `80001110 ${colour} 49 3`]);
    expect(sized).toMatchObject({
      kind: 'incomplete',
      typed: { article: '80001110 44', quantity: '3' },
      choices: [{ size: '44' }, { size: '44' }],
    });
    expect(unsized).toMatchObject({ kind: 'incomplete', typed: { article: `80001110 ${colour} 49`, quantity: '3' } });
    expect(unsized?.kind === 'incomplete' && new Set(unsized.choices.map((one) => one.colour)).size).toBe(1);
  });

  test('a base part number with a size needs a colour', async () => {
    expect(await check([['80001110, 44', '2']])).toMatchObject([
      { kind: 'incomplete', choices: [{ sku: '80001110010044' }, { sku: '80001110020044' }] },
    ]);
  });

  test('a colour number with a size in another column is complete', async () => {
    expect(await check([['60001110 0100, 42', '2']])).toMatchObject([{ kind: 'ok', article: { sku: `${boot}42` } }]);
  });

  test('for many variants, colours are offered first, then sizes', async () => {
    const [product, colour] = await check(['80001110 2', '800011100200']);
    expect(product).toMatchObject({
      kind: 'incomplete',
      typed: { quantity: '2' },
      choices: [
        { sku: '800011100100', size: '' },
        { sku: '800011100200', size: '' },
      ],
    });
    expect(colour?.kind === 'incomplete' && colour.choices).toHaveLength(7);
  });

  test.each([
    ['signs of times', `20001110${'x'.repeat(1_000_000)}a 5`],
    ['spaces', `a${' '.repeat(1_000_000)}b c`],
    ['commas', `${','.repeat(1_000_000)}5`],
  ])('an article of a megabyte of %s is unknown and kept', async (_, article) => {
    expect(await check([article])).toEqual([{ kind: 'unknown', choices: [], typed: { article, quantity: '' } }]);
  });

  test('a quantity of zero', async () => {
    expect(await check([['', '5']])).toEqual([{ kind: 'no-article' }]);
  });

  test('the whole packs around a quantity', async () => {
    expect(await check([['100011100100C50', '14']])).toMatchObject([{ kind: 'pack-size', offered: [10, 20] }]);
  });

  test('501 lines are refused with their count, 500 are not', async () => {
    const lines = Array.from({ length: 501 }, () => ({ article: `${boot}42`, quantity: '1' }));
    const visit = aVisit();
    expect(await checkLines(shop, visit, { lines, mode: 'incl' })).toMatchObject({
      refusal: { code: 'too-many-lines', count: 501, maximum: 500 },
    });
    expect((await checkLines(shop, visit, { lines: lines.slice(1), mode: 'incl' })).ok).toBe(true);
  });
});

describe('R22 visibility of articles and prices', () => {
  test('another company’s article is unknown, also as a suggestion; an article of the buyer’s company is found', async () => {
    const theirs = await member({}, 'THEIRS');
    const others = await member({}, 'OURS');
    const asked = [
      ['700011100100C50', '1'],
      ['700011110100C50', '1'],
    ] as const;
    for (const visit of [aVisit({ language: 'sv' }), others]) {
      const answers = await check(asked, visit);
      expect(answers.map(({ kind }) => kind)).toEqual(['unknown', 'unknown']);
      const offered = answers.flatMap((answer) => ('choices' in answer ? answer.choices : []));
      expect(offered.filter(({ sku }) => sku.startsWith('7000'))).toEqual([]);
    }
    expect(await check(asked, theirs)).toMatchObject([
      { kind: 'out-of-stock', article: { sku: '700011100100C50' } },
      { kind: 'unknown', choices: expect.arrayContaining([expect.objectContaining({ sku: '700011100100C50' })]) },
    ]);
  });

  test('an article for everybody except the visitor is not in their assortment', async () => {
    const agreedOnly = await member({ ShowAgreedAssortmentOnlyForAllRoles: 'true' }, 'THEIRS');
    expect(
      await check(
        [
          [`${boot}42`, '1'],
          [ean, '1'],
        ],
        agreedOnly,
      ),
    ).toEqual([
      { kind: 'not-in-assortment', sku: `${boot}42` },
      { kind: 'not-in-assortment', sku: `${boot}42` },
    ]);
    expect(await check(['60001110', boot, '60001110, 0100, 42'], agreedOnly)).toEqual([
      { kind: 'not-in-assortment', sku: '60001110' },
      { kind: 'not-in-assortment', sku: '60001110' },
      { kind: 'not-in-assortment', sku: `${boot}42` },
    ]);
  });

  test('hidden prices are not returned', async () => {
    const [shown] = await check([[`${boot}42`, '1']]);
    const [hidden] = await check([[`${boot}42`, '1']], await member({ HidePrice: 'true' }));
    expect(shown).toMatchObject({ article: { unit: { amount: { currency: 'SEK' } } } });
    expect(hidden).toMatchObject({ kind: 'ok', article: { unit: undefined } });
  });
});
