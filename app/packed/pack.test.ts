import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack } from './pack.ts';
import { unpack } from './unpack.ts';

const copy = (value: unknown) => unpack(pack(value) ?? 'null');

test('data arrives as it was: undefined in fields and lists, null, dates, and strings that begin with the mark', () => {
  const data = {
    name: 'Jacket "Vädur"',
    missing: undefined,
    nothing: null,
    sizes: ['S', undefined, 'M'],
    at: new Date('2026-11-19T12:00:00.000Z'),
    price: { net: 12_345, currency: 'USD' },
    texts: ['$u', '$D2026', '$', '$$', '</script><!--', '\u2028\u2029', '\ud800'],
    $u: true,
  };
  expect(copy(data)).toStrictEqual(data);
});

test('what is missing or a date is written as a string with a mark', () => {
  expect(pack({ a: undefined, b: new Date(0), c: '$5' })).toBe('{"a":"$u","b":"$D1970-01-01T00:00:00.000Z","c":"$$5"}');
});

test('an object without a prototype stays one', () => {
  const plural: unknown = Object.assign(Object.create(null), { one: ['$u', undefined], other: 'sizes' });
  expect(pack([plural])).toBe('[["$O",{"one":["$$u","$u"],"other":"sizes"}]]');
  expect(copy([plural])).toStrictEqual([plural]);
  expect(copy(['$O', {}])).toStrictEqual(['$O', {}]);
});

test('plain data is plain JSON', () => {
  const data = { list: [1, 'two', { three: null }, []], empty: {}, isOn: true };
  expect(pack(data)).toBe(JSON.stringify(data));
});

test('the text of a frozen object is written once', () => {
  let reads = 0;
  const texts = Object.freeze({
    get title() {
      reads += 1;
      return 'Jackets';
    },
  });
  expect([pack({ texts }), pack([texts])]).toEqual(['{"texts":{"title":"Jackets"}}', '[{"title":"Jackets"}]']);
  expect(reads).toBe(1);
});

test('a key like __proto__ stays a key', () => {
  const data: unknown = JSON.parse('{"__proto__":{"isAdmin":true}}');
  expect(copy(data)).toStrictEqual(data);
  expect(copy(data)).not.toHaveProperty('isAdmin', true);
});

test.each([
  ['a map', new Map()],
  ['a set', new Set()],
  ['a promise', Promise.resolve()],
  ['a response', new Response()],
  ['a function', () => 1],
  ['a large integer', 1n],
  ['not a number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['minus zero', -0],
  ['an invalid date', new Date('never')],
])('%s cannot be packed, at any depth', (_, value) => {
  expect(pack(value)).toBeUndefined();
  expect(pack({ list: [{ value }] })).toBeUndefined();
});

test('all data that can be packed arrives as it was', () => {
  const leaf = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map((text) => `$${text}`),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom(null, undefined),
    fc.date({ noInvalidDate: true }),
  );
  const { data } = fc.letrec((tie) => ({
    data: fc.oneof(leaf, fc.array(tie('data')), fc.dictionary(fc.string(), tie('data'))),
  }));
  fc.assert(
    fc.property(data, (value) => {
      expect(copy(value)).toStrictEqual(value);
    }),
  );
});
