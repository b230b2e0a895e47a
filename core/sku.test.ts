import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basePartNumber, colourCode, colourPartNumber, displaySku, parsePartNumber, sizeCode } from './sku.ts';

describe('P05 a sku is base, colour and size', () => {
  test('base is the first 8, colour part number the first 12, display is cut at 12', () => {
    const sku = '1201AB120104C50';
    expect(basePartNumber(sku)).toBe('1201AB12');
    expect(colourPartNumber(sku)).toBe('1201AB120104');
    expect(colourCode(sku)).toBe('0104');
    expect(sizeCode(sku)).toBe('C50');
    expect(displaySku(sku)).toBe('1201AB120104');
  });

  test('shorter part numbers have no size, or neither colour nor size', () => {
    expect(sizeCode('1201AB120104')).toBe('');
    expect(colourCode('1201AB12')).toBe('');
    expect(displaySku('1201AB12')).toBe('1201AB12');
  });

  test('the parts add up to the whole sku', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,20}$/), (sku) => {
        expect(basePartNumber(sku) + colourCode(sku) + sizeCode(sku)).toBe(sku);
        expect(colourPartNumber(sku)).toBe(basePartNumber(sku) + colourCode(sku));
      }),
    );
  });
});

describe('a typed part number', () => {
  test.each([
    ['1201 ab12-0104 c50', '1201AB120104C50'],
    [' 1201AB12 ', '1201AB12'],
    ['1201AB12\u00a00104', '1201AB120104'],
    ['1201AB12\u20130104\u201386/92', '1201AB1201048692'],
  ])('%s is read as %s', (typed, value) => expect(parsePartNumber(typed)).toEqual({ ok: true, value }));

  test.each(['', '1201', '1201AB1201', '1201AB12010', '1201AB12ÅÄÖX', "1201AB12'--0", '1'.repeat(21)])(
    '%s is refused',
    (typed) => expect(parsePartNumber(typed)).toEqual({ ok: false, refusal: { code: 'part-number-invalid' } }),
  );
});

test('a size may have a hyphen of its own', () => {
  expect(parsePartNumber('1000 1410-0100-37-39')).toEqual({ ok: true, value: '10001410010037-39' });
  expect(parsePartNumber('10001410010037–39')).toEqual({ ok: true, value: '10001410010037-39' });
  expect(parsePartNumber('10001410010037-39-40')).toMatchObject({ ok: false });
});
