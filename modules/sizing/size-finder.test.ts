import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FittingGuide, findSize, measuresFor } from './size-finder.ts';
import type { Measures } from './size-measures.ts';

const rowOf = (size: string, chest: number, waist: number, hip: number, insideLeg: number, height: number[]) => ({
  size,
  values: { chest, waist, hip, insideLeg, height },
});
const trousers: FittingGuide = {
  unit: 'cm',
  columns: ['chest', 'waist', 'hip', 'insideLeg', 'height'].map((code) => ({ code })),
  bodyMeasurements: [
    {
      gender: 'Men',
      tableType: 'long',
      rows: [rowOf('C148', 96, 84, 100, 86, [183, 187]), rowOf('C150', 100, 88, 104, 87, [185, 189])],
    },
    {
      gender: 'Men',
      tableType: 'regular',
      rows: [
        rowOf('C48', 96, 84, 100, 80, [174, 178]),
        rowOf('C50', 100, 88, 104, 81, [176, 180]),
        rowOf('C52', 104, 92, 108, 82, [178, 182]),
        rowOf('C54', 108, 98, 112, 83, [180, 184]),
      ],
    },
  ],
};
const tops: FittingGuide = {
  unit: 'cm',
  columns: [{ code: 'bust' }, { code: 'waist' }],
  bodyMeasurements: [
    {
      gender: 'Women',
      tableType: 'all',
      rows: [
        { size: 'S', values: { bust: [82, 90], waist: [66, 74] } },
        { size: 'M', values: { bust: [90, 98], waist: [74, 82] } },
        { size: 'L', values: { bust: [98, 107], waist: [82, 91] } },
      ],
    },
  ],
};
const shoes: FittingGuide = {
  unit: 'mm',
  columns: [{ code: 'footLength' }, { code: 'uk' }],
  bodyMeasurements: [
    {
      gender: 'Unisex',
      tableType: 'all',
      rows: [
        { size: '41', values: { footLength: 258, uk: 7.5 } },
        { size: '42', values: { footLength: 265, uk: 8 } },
        { size: '43', values: { footLength: 272, uk: 9 } },
      ],
    },
  ],
};
const children: FittingGuide = {
  unit: 'cm',
  columns: [{ code: 'height' }],
  bodyMeasurements: [
    {
      gender: 'Children',
      tableType: 'all',
      rows: [
        { size: '86-92', values: { height: [86, 92] } },
        { size: '98-104', values: { height: [98, 104] } },
      ],
    },
  ],
};

const sizeFor = (guide: FittingGuide, measures: Measures, more: Partial<Parameters<typeof findSize>[1]> = {}) => {
  const advice = findSize(guide, { measures, ...more });
  return advice.status === 'found' ? advice.size : advice.status;
};

describe('which size', () => {
  test.each<[string, FittingGuide, Measures, string]>([
    ['the waist alone', trousers, { waist: 920 }, 'C52'],
    ['at the edge the smaller one still fits', trousers, { waist: 900 }, 'C50'],
    ['a millimetre more and it does not', trousers, { waist: 901 }, 'C52'],
    ['wider hips ask for more than the waist', trousers, { waist: 880, hip: 1080 }, 'C52'],
    ['a waist that is smaller than all, with hips that are not', trousers, { waist: 700, hip: 1040 }, 'C50'],
    ['the chest says nothing about trousers', trousers, { waist: 880, chest: 1080 }, 'C50'],
    ['long legs', trousers, { waist: 880, insideLeg: 860 }, 'C150'],
    ['tall, without a leg measure', trousers, { waist: 880, height: 1870 }, 'C150'],
    ['the leg counts more than the height', trousers, { waist: 880, insideLeg: 810, height: 1870 }, 'C50'],
    ['long legs, but too wide for what is made long', trousers, { waist: 980, insideLeg: 870 }, 'C54'],
    ['the bust of a woman is the chest of a person', tops, { chest: 940 }, 'M'],
    ['where two sizes meet', tops, { chest: 980 }, 'M'],
    ['a foot as long as the shoe is made for', shoes, { footLength: 265 }, '42'],
    ['a foot between two shoes takes the longer', shoes, { footLength: 266 }, '43'],
    ['a child between two sizes grows into the larger', children, { height: 950 }, '98-104'],
  ])('Z08 %s', (_, guide, measures, size) => expect(sizeFor(guide, measures)).toBe(size));
});

describe('Z08 the chosen fit', () => {
  test.each<[string, number, string, string, string]>([
    ['in the middle of a size changes nothing', 880, 'C50', 'C50', 'C50'],
    ['near the upper edge, loose is one more', 895, 'C50', 'C50', 'C52'],
    ['near the lower edge, tight is one less', 865, 'C48', 'C50', 'C50'],
    ['in the largest size there is nothing looser', 1005, 'C54', 'C54', 'C54'],
    ['in the smallest there is nothing tighter', 825, 'C48', 'C48', 'C48'],
  ])('%s', (_, waist, tight, regular, loose) => {
    expect(sizeFor(trousers, { waist }, { wish: 'tight' })).toBe(tight);
    expect(sizeFor(trousers, { waist })).toBe(regular);
    expect(sizeFor(trousers, { waist }, { wish: 'loose' })).toBe(loose);
  });

  test('does not make a shoe too short', () => {
    expect(sizeFor(shoes, { footLength: 259 }, { wish: 'tight' })).toBe('42');
  });

  test('is offered if it gives another size', () => {
    expect(findSize(trousers, { measures: { waist: 895 } })).toMatchObject({
      others: [{ wish: 'loose', size: 'C52' }],
    });
    expect(findSize(trousers, { measures: { waist: 880 } })).toMatchObject({ others: [] });
  });
});

test('Z08 the reason: the deciding measure, the sizes of the others, and the range', () => {
  expect(findSize(trousers, { measures: { waist: 920, hip: 1040, insideLeg: 830 } })).toEqual({
    status: 'found',
    size: 'C52',
    tableType: 'regular',
    reasons: [
      { measure: 'waist', value: 920, size: 'C52', range: [900, 950], decides: true },
      { measure: 'hip', value: 1040, size: 'C50', range: [1020, 1060], decides: false },
    ],
    leg: undefined,
    others: [],
    missing: ['height'],
  });
  expect(findSize(trousers, { measures: { waist: 880, insideLeg: 860 } })).toMatchObject({
    size: 'C150',
    leg: { measure: 'insideLeg', value: 860, range: [870, 870], tableType: 'long' },
  });
});

test('Z08 outside of the range, the nearest size is returned with its limit', () => {
  expect(findSize(trousers, { measures: { waist: 1300, hip: 1040 } })).toEqual({
    status: 'outside',
    side: 'above',
    measure: 'waist',
    value: 1300,
    size: 'C54',
    limit: 1010,
  });
  expect(findSize(trousers, { measures: { waist: 500 } })).toMatchObject({ side: 'below', size: 'C48', limit: 820 });
});

test('Z08 without a deciding measure, the missing ones are listed', () => {
  expect(findSize(trousers, { measures: {} })).toEqual({ status: 'missing', needs: ['waist', 'hip'] });
  expect(findSize(trousers, { measures: { height: 1800, chest: 1000 } })).toMatchObject({ status: 'missing' });
  expect(findSize(shoes, { measures: { waist: 880 } })).toEqual({ status: 'missing', needs: ['footLength'] });
});

test('Z08 an overall shares the guide of trousers, and the chest counts', () => {
  const dimensions = ['chestHalf', 'backLength'];
  expect(sizeFor(trousers, { waist: 880, chest: 1080 }, { dimensions })).toBe('C54');
  expect(measuresFor(trousers, dimensions).asked).toEqual(['chest', 'waist', 'hip', 'insideLeg', 'height']);
  expect(measuresFor(trousers, ['waistHalf']).asked).toEqual(['waist', 'hip', 'insideLeg', 'height']);
  expect(measuresFor(shoes).asked).toEqual(['footLength']);
});

test('a measure that a table does not have is ignored', () => {
  const rows = [{ size: 'ONE', values: { chest: 0, waist: 90 } }];
  const guide: FittingGuide = {
    unit: 'cm',
    columns: [{ code: 'chest' }, { code: 'waist' }],
    bodyMeasurements: [{ gender: 'Men', tableType: 'all', rows }],
  };
  expect(findSize(guide, { measures: { chest: 1000 } })).toMatchObject({ status: 'missing' });
  expect(sizeFor(guide, { chest: 1000, waist: 910 })).toBe('ONE');
});

test('Z08 a larger measure never gives a smaller size', () => {
  const order = ['C48', 'C50', 'C52', 'C54', 'outside'];
  const cases = fc.tuple(fc.integer({ min: 820, max: 1100 }), fc.nat(80), fc.constantFrom('tight', 'regular', 'loose'));
  fc.assert(
    fc.property(cases, ([waist, more, wish]) => {
      const [one, other] = [waist, waist + more].map((around) => sizeFor(trousers, { waist: around }, { wish }));
      expect(order.indexOf(other ?? '')).toBeGreaterThanOrEqual(order.indexOf(one ?? ''));
    }),
  );
});
