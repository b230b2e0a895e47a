import { expect, test } from 'vitest';
import { aCart, ofCompany } from '#tests/build/cart.ts';
import { codeAfter, metadataOf, withEntry, withoutEntry } from './cart-metadata.ts';

const code = (value: string) => ({ key: 'PromotionCode', id: `of ${value}`, value });

test('B02 B05 entries are key, id and value; the session of a punch-out is SessonId', () => {
  const entries = metadataOf(aCart({ owner: ofCompany(40, 7, 's1'), metadata: [code('SUMMER')] }));
  expect(entries).toEqual([
    { key: 'Status', id: 'Status', value: 'Default' },
    { key: 'IsActive', id: 'IsActive', value: 'true' },
    { key: 'SessonId', id: 'SessonId', value: 's1' },
    code('SUMMER'),
  ]);
  expect(metadataOf(aCart({ status: 'saved', isActive: false })).map(({ value }) => value)).toEqual(['saved', 'false']);
});

test('B02 the record of a removed code is not visible to partners', () => {
  const removed = { key: 'PromotionCodeRemoved', id: 'r', value: '{}' };
  expect(metadataOf(aCart({ metadata: [removed, code('SUMMER')] })).map(({ key }) => key)).toEqual([
    'Status',
    'IsActive',
    'PromotionCode',
  ]);
});

test('B67 an entry is stored once and overwritten', () => {
  const cart = aCart({ metadata: [code('SUMMER')] });
  const changed = (key: 'Status' | 'IsActive' | 'Type' | 'PromotionCode' | 'SessonId', value: string) =>
    withEntry(cart, key, value, () => 'new');
  expect(changed('PromotionCode', 'WINTER')).toMatchObject({
    value: { metadata: [{ id: 'of SUMMER', value: 'WINTER' }] },
  });
  expect(changed('Type', 'x')).toMatchObject({
    value: { metadata: [code('SUMMER'), { key: 'Type', id: 'new', value: 'x' }] },
  });
  expect(changed('Status', 'saved')).toMatchObject({ value: { status: 'saved' } });
  expect(changed('Status', 'Saved')).toMatchObject({ refusal: { code: 'setting-value-invalid', key: 'Status' } });
  expect(changed('IsActive', 'false')).toMatchObject({ value: { isActive: false } });
  expect(changed('IsActive', 'no')).toMatchObject({ refusal: { code: 'setting-value-invalid' } });
  expect(changed('SessonId', 's2')).toMatchObject({ refusal: { code: 'entry-fixed' } });
});

test('B68 an entry is deleted by id; status and activity stay', () => {
  const cart = aCart({ metadata: [code('SUMMER'), { key: 'Type', id: 't', value: 'x' }] });
  expect(withoutEntry(cart, 't')).toMatchObject({ value: { metadata: [code('SUMMER')] } });
  expect(withoutEntry(cart, 'unknown')).toMatchObject({ refusal: { code: 'entry-not-found' } });
  expect(withoutEntry(cart, 'Status')).toMatchObject({ refusal: { code: 'entry-fixed', key: 'Status' } });
});

test('replacing copies the code, and appending copies it if there was none', () => {
  const [mine, theirs, none] = [aCart({ metadata: [code('MINE')] }), aCart({ metadata: [code('THEIRS')] }), aCart()];
  expect(codeAfter(mine, theirs, 'append')).toEqual([code('MINE')]);
  expect(codeAfter(none, theirs, 'append')).toEqual([code('THEIRS')]);
  expect(codeAfter(mine, theirs, 'replace')).toEqual([code('THEIRS')]);
  expect(codeAfter(mine, none, 'replace')).toEqual([]);
});
