import { describe, expect, test } from 'vitest';
import { finder, indexOfNames, sampleDocument } from './index/sample-documents.ts';
import { searchText } from './search-text.ts';
import { buildTextIndex } from './text-index.ts';

const trousers = 'Granit 1000 hantverksbyxa med hölsterfickor';
const kids = 'Liten 2861 arbetsbyxor för barn';
const jacket = 'Nordvind 1542 vinterjacka med reflexer';
const hiVis = 'Signal 1540 varselvinterjacka med avtagbar huva';
const shirt = 'Signal 2080 varsel-t-shirt';
const braces = 'Granit 2740 hängslen med snabbspänne';
const find = finder('sv', trousers, kids, jacket, hiVis, shirt, braces);

describe('a word is found', () => {
  test.each([
    ['as it is written', 'hölsterfickor', [trousers]],
    ['in capitals', 'HÖLSTERFICKOR', [trousers]],
    ['without its dots', 'holsterfickor', [trousers]],
    ['with two letters for one', 'hoelsterfickor', [trousers]],
    ['in another form', 'hantverksbyxorna', [trousers]],
    ['as the head of a compound', 'byxor', [trousers, kids]],
    ['as the head of a compound in another form', 'byxa', [trousers, kids]],
    ['as the beginning of a compound', 'varsel', [shirt, hiVis]],
    ['in the middle of a compound', 'vinter jacka', [jacket, hiVis]],
    ['by its beginning', 'hängs', [braces]],
    ['written together', 'tshirt', [shirt]],
    ['written apart', 't shirt', [shirt]],
    ['by another word for it', 'hoodie', []],
    ['by a word that means the same', 'hi-vis jacka', [hiVis]],
    ['by two words that stand in the texts as one of three', 'varseljacka', [hiVis]],
    ['with a letter missing', 'reflxer', [jacket]],
    ['with two letters swapped', 'relfexer', [jacket]],
    ['with two slips, if it is long', 'arbtesbixor', [kids]],
    ['as a compound of its own, with a slip in what it names', 'varseljackx', [hiVis]],
    ['by the beginning, with a slip', 'hantvreks', [trousers]],
  ])('%s: %s', (_, text, names) => expect(find(text)).toEqual(names));

  test('but not with more errors than its length allows', () => {
    expect(find('baqn')).toEqual([kids]);
    expect(find('bqqn')).toEqual([]);
    expect(find('rqflqxqr')).toEqual([]);
  });

  test('however long it is', () => {
    const word = 'abcdefghij'.repeat(6);
    expect(finder('sv', word)(word)).toEqual([word]);
  });

  test('and digits are never corrected', () => {
    expect(find('1542')).toEqual([jacket]);
    expect(find('1543')).toEqual([]);
  });
});

describe('several words', () => {
  test('must all match', () => {
    expect(find('granit byxa')).toEqual([trousers]);
    expect(find('granit hängslen')).toEqual([braces]);
  });

  test('stop words do not count', () => expect(find('byxor för barn')).toEqual([kids]));

  test('as many words as possible, if no product has all', () => {
    const index = indexOfNames('sv', trousers, jacket, braces);
    const found = searchText(index, 'granit vinterjacka reflexer');
    expect([...found.ids]).toEqual([1]);
    expect(found.isPartial).toBe(true);
    expect(searchText(index, 'granit byxa').isPartial).toBe(false);
  });
});

describe('a typing error in an unknown compound', () => {
  const names = ['Steg 2502 vinterskyddskängor med membran', 'Steg 2503 skyddskängor', 'Nordvind 1542 vinterjacka'];
  const index = indexOfNames('sv', ...names);

  test('finds products with both of its words', () => expect([...searchText(index, 'vinterkängr').ids]).toEqual([0]));

  test('is not corrected by a product that the visitor may not see', () =>
    expect([...searchText(index, 'vinterkängr', (id) => id !== 0).ids]).toEqual([]));
});

describe('an unspecific word', () => {
  const index = indexOfNames('en', 'The 1 vest, class 1', 'The thermal shirt', 'Jacket class 1');
  const ids = (text: string) => [...searchText(index, text).ids];

  test.each(['the', 'The of a', '1', "' OR 1=1", '<script>alert(1)</script>', 'xyzzy 1'])(
    'finds nothing by itself: %s',
    (text) => expect(ids(text)).toEqual([]),
  );

  test('narrows the results of others, and is ignored if no product has it', () => {
    expect(ids('class 1')).toEqual([0, 2]);
    expect(ids('1 vest')).toEqual([0]);
    expect(ids('shirt 1')).toEqual([1]);
    expect(searchText(index, 'shirt 1').isPartial).toBe(true);
  });
});

describe('order', () => {
  const ids = (text: string, ...documents: Parameters<typeof sampleDocument>[0][]) => [
    ...searchText(buildTextIndex(documents.map(sampleDocument), 'en'), text).ids,
  ];

  test('name before category before facts before advantages before description', () => {
    expect(
      ids(
        'fleece',
        { id: 1, description: 'A fleece.' },
        { id: 2, usps: ['Warm fleece'] },
        { id: 3, material: 'Fleece' },
        { id: 4, categories: ['Fleece'] },
        { id: 5, name: 'Fleece' },
      ),
    ).toEqual([5, 4, 3, 2, 1]);
  });

  test("a compound's head in a name before a match in a category only", () => {
    const categories = ['Tröjor och jackor'];
    const documents = [
      { id: 1, name: 'Varselpiké', categories },
      { id: 2, name: 'Varsel-t-shirt', categories },
      { id: 3, name: 'Varselvinterjacka för kall vinter', categories },
    ].map(sampleDocument);
    expect([...searchText(buildTextIndex(documents, 'sv'), 'varseljacka').ids]).toEqual([3, 1, 2]);
  });

  test.each(['family', 'material'] as const)('%s is a fact', (field) =>
    expect(ids('fjell', { id: 1, usps: ['Fjell'] }, { id: 2, [field]: 'Fjell' })).toEqual([2, 1]),
  );
  test.each(['standards', 'colours', 'features'] as const)('%s are facts', (field) =>
    expect(ids('fjell', { id: 1, usps: ['Fjell'] }, { id: 2, [field]: ['Fjell'] })).toEqual([2, 1]),
  );

  test('exact word before other form before prefix before synonym', () => {
    const names = ['Coat', 'Jacketry', 'Jackets', 'Jacket'];
    expect(ids('jacket', ...names.map((name, id) => ({ id, name })))).toEqual([3, 2, 1, 0]);
  });

  test('corrections come last', () => {
    expect(ids('vest', { id: 1, name: 'Test' }, { id: 2, description: 'Vest' })).toEqual([2]);
    expect(ids('vest', { id: 1, name: 'Test' })).toEqual([1]);
  });

  test('ties are sorted by popularity, then by row', () => {
    const name = 'Jacket';
    expect(ids('jacket', { id: 1, name, rank: 9 }, { id: 3, name, rank: 2 }, { id: 2, name, rank: 2 })).toEqual([
      2, 3, 1,
    ]);
  });
});

describe('a part number', () => {
  const documents = [
    sampleDocument({ id: 7, name: 'Vest 1201', partNos: ['999900010100'], eans: ['7312345678901'] }),
    sampleDocument({ id: 8, name: 'Jacket', partNos: ['1201AB120104', '1201AB120204'], eans: ['7312345678918'] }),
    sampleDocument({ id: 9, name: 'Jacket', partNos: ['1201CD340104'], rank: 1 }),
  ];
  const index = buildTextIndex(documents, 'en');
  const ids = (text: string) => [...searchText(index, text).ids];

  test.each([
    ['1201AB12', { kind: 'base', number: '1201AB12', id: 8 }],
    ['1201 ab12', { kind: 'base', number: '1201AB12', id: 8 }],
    ['1201ab120104', { kind: 'colour', number: '1201AB120104', id: 8 }],
    [' 1201.AB12-0204 ', { kind: 'colour', number: '1201AB120204', id: 8 }],
    ['1201-AB12-0104-C50', { kind: 'sku', number: '1201AB120104C50', id: 8 }],
    ['7312345678901', { kind: 'ean', number: '7312345678901', id: 7 }],
    ['7 312345 678901', { kind: 'ean', number: '7312345678901', id: 7 }],
  ])('is found as %s', (text, hit) => {
    const found = searchText(index, text);
    expect(found.partNo).toEqual(hit);
    expect([...found.ids]).toEqual([hit.id]);
  });

  test('is found by its prefix from four characters, before words, by popularity', () => {
    expect(ids('1201')).toEqual([9, 8, 7]);
    expect(ids('1201c')).toEqual([9]);
    expect(searchText(index, '1201').partNo).toBeUndefined();
    expect(ids('120')).toEqual([7]);
  });

  test('beside words narrows the results', () => expect(ids('1201ab12 jacket')).toEqual([8]));

  test.each(['1201AB129999', '1201 ab12 99', '1201AB120104X99', '1201AB129999C50', '1201ab129999 jacket'])(
    'with an unknown colour or size leads to the product: %s',
    (text) => expect(ids(text)).toEqual([8]),
  );

  test('with fourteen EAN digits equals the one with thirteen', () => {
    expect(searchText(index, '0 7312345 678901').partNo).toMatchObject({ kind: 'ean', id: 7 });
    expect(ids('17312345678901')).toEqual([]);
  });

  test.each(['7312345678902', '1201AB139999', '1201AB120104C50X99999999999999', 'EN ISO 20471'])(
    'that is invalid finds nothing: %s',
    (text) => expect(searchText(index, text).partNo).toBeUndefined(),
  );
});

describe('a product that the visitor may not see', () => {
  const names = ['Vinterhandskar', 'Vinterhanskar', 'Vinterhandske', 'Kofta', 'Korta'];
  const index = indexOfNames('sv', ...names);
  const seenWithout =
    (...hidden: string[]) =>
    (text: string) => {
      const { ids, ...found } = searchText(index, text, (id) => !hidden.includes(names[id] ?? ''));
      return { ...found, names: [...ids].map((id) => names[id]) };
    };

  test('is treated as missing: its word is corrected to another', () => {
    expect(seenWithout()('kofta')).toMatchObject({ names: ['Kofta'], didYouMean: undefined });
    expect(seenWithout('Kofta')('kofta')).toMatchObject({ names: ['Korta'], didYouMean: 'korta' });
  });

  test('gives no spelling suggestion', () => {
    expect(seenWithout()('koftq').didYouMean).toBe('kofta');
    expect(seenWithout('Kofta')('koftq')).toMatchObject({ names: [], didYouMean: undefined });
  });

  test('is not found by its number', () => {
    const numbered = buildTextIndex([sampleDocument({ id: 0, name: 'Jacket', partNos: ['1201AB120104'] })], 'en');
    expect([...searchText(numbered, '1201AB12').ids]).toEqual([0]);
    expect(searchText(numbered, '1201AB12', () => false)).toMatchObject({ ids: new Uint32Array(), partNo: undefined });
  });
});

describe('a typical query word', () => {
  const index = indexOfNames('en', 'Site jacket XL', 'Jacket XL', 'One-size cap');

  test('is not treated as a typing error', () => {
    const found = searchText(index, 'size XL jacket');
    expect(found).toMatchObject({ isPartial: false, didYouMean: undefined });
    expect(searchText(indexOfNames('en', 'Site jacket'), 'size')).toMatchObject({
      ids: new Uint32Array(),
      didYouMean: undefined,
    });
  });

  test('counts if a text has it', () => expect([...searchText(index, 'size cap').ids]).toEqual([2]));

  test('is ignored if no text has it', () => {
    const found = searchText(indexOfNames('en', 'Site jacket XL', 'Jacket XL'), 'size XL jacket');
    expect([[...found.ids], found.isPartial]).toEqual([[0, 1], false]);
  });
});

describe('a corrected spelling', () => {
  const index = indexOfNames('sv', trousers, trousers, 'Granit hantverkarbälte', braces);

  test.each([
    ['hängsken', 'hängslen'],
    ['hanslen', 'hängslen'],
    ['Granit  hängsken!', 'Granit  hängslen!'],
    ['hantverkzbyxa snabbspänen', 'hantverksbyxa snabbspänne'],
    ['byxs', 'byxa'],
  ])('for %s is %s', (text, better) => expect(searchText(index, text).didYouMean).toBe(better));

  test.each(['hängslen', 'byxa', 'hölst', 'xyzzy', 'hantverksbälte', ''])('for %s is not needed or unknown', (text) =>
    expect(searchText(index, text).didYouMean).toBeUndefined(),
  );
});

test('a search does not affect the next one', () => {
  const names = [trousers, kids, jacket, hiVis, shirt, braces];
  const queries = ['granit byxa', 'hi-vis jacka', 'relfexer signal', 'byxa', 'xyzzy granit', 'hängslen'];
  const seesAll = queries.map((text) => finder('sv', ...names)(text));
  expect([...queries, ...queries].map(find)).toEqual([...seesAll, ...seesAll]);
});
